import type { LeadRow } from 'contract/desk/leads.ts';
import { CircleAlert, Moon } from 'lucide-react';
import { KIND_NAMES, STATE_WORDS } from '../../shared/lead-words.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import type { Column } from '../../shared/ui/Table.tsx';
import styles from './Leads.module.css';

/** Columns that can be hidden, and those that are at first. */
export const HIDDEN_AT_FIRST: readonly string[] = ['email', 'source'];

/** @param nameOf of a person of the desk, by id */
export function leadColumns(nameOf: (id: string) => string): Column<LeadRow>[] {
  return [
    {
      id: 'received',
      header: 'Received',
      width: '8.5rem',
      canSort: true,
      cell: ({ receivedAt }) => <Timestamp at={receivedAt} />,
    },
    {
      id: 'name',
      header: 'Person',
      width: 'minmax(11rem, 1.2fr)',
      cell: (lead) => <LeadName lead={lead} />,
    },
    {
      id: 'company',
      header: 'Company',
      width: 'minmax(7rem, 0.8fr)',
      leftOut: 4,
      cell: ({ company }) => company,
    },
    { id: 'email', header: 'Email', width: 'minmax(11rem, 1fr)', leftOut: 3, cell: ({ email }) => email },
    { id: 'kind', header: 'Kind', width: '6rem', leftOut: 6, cell: ({ kind }) => KIND_NAMES[kind] },
    {
      id: 'about',
      header: 'About',
      width: 'minmax(10rem, 2fr)',
      leftOut: 5,
      cell: (lead) => <span className={styles.about}>{aboutOf(lead)}</span>,
    },
    { id: 'state', header: 'State', width: '7rem', cell: (lead) => <LeadState lead={lead} /> },
    {
      id: 'assigned',
      header: 'Assigned to',
      width: '7.5rem',
      cell: ({ assignedTo }) =>
        assignedTo ? nameOf(assignedTo) : <span className={styles.none}>Unassigned</span>,
    },
    { id: 'campaign', header: 'Campaign', width: '7.5rem', leftOut: 2, cell: ({ campaign }) => campaign },
    { id: 'source', header: 'Source', width: '6.5rem', leftOut: 1, cell: ({ source }) => source },
  ];
}

/** Row of a lead in a narrow window. */
export function NarrowLead({ lead, nameOf }: { lead: LeadRow; nameOf: (id: string) => string }) {
  const { name, email, company, receivedAt, assignedTo } = lead;
  return (
    <span className={styles.narrow}>
      <span className={styles.line}>
        <b>{name || email}</b>
        {company && <span className={styles.none}>{company}</span>}
        <span className={styles.when}>
          <Timestamp at={receivedAt} />
        </span>
      </span>
      <span className={styles.line}>
        <LeadState lead={lead} />
        <span className={styles.about}>{aboutOf(lead) || KIND_NAMES[lead.kind]}</span>
        <span className={styles.when}>{assignedTo ? nameOf(assignedTo) : ''}</span>
      </span>
    </span>
  );
}

function LeadName({ lead: { name, email, trouble } }: { lead: LeadRow }) {
  return (
    <span className={styles.name}>
      <b>{name || email}</b>
      {trouble && (
        <span
          className={styles.trouble}
          role="img"
          aria-label={trouble === 'dead' ? 'A message was given up' : 'A message is late'}
        >
          <CircleAlert aria-hidden />
        </span>
      )}
    </span>
  );
}

function LeadState({ lead: { state, snoozedUntil } }: { lead: LeadRow }) {
  const { label, tone } = STATE_WORDS[state];
  const isAsleep = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  return (
    <span className={styles.state}>
      <Badge tone={tone}>{label}</Badge>
      {isAsleep && (
        <span className={styles.asleep} role="img" aria-label="Snoozed">
          <Moon aria-hidden />
        </span>
      )}
    </span>
  );
}

function aboutOf({ about, demo }: LeadRow) {
  if (!demo) return about;
  return (
    <>
      {demo.state === 'canceled' ? 'Canceled: ' : ''}
      <Timestamp at={demo.start} />
      {about && ` · ${about}`}
    </>
  );
}
