import { Link } from '@tanstack/react-router';
import type { LeadListQuery } from 'contract/desk/leads.ts';
import { useId } from 'react';
import { formatNumber } from '../../shared/formats.ts';
import { usePeopleNames } from '../../shared/lead-choices.ts';
import { KIND_NAMES } from '../../shared/lead-words.ts';
import { useZone } from '../../shared/session.ts';
import { useNow } from '../../shared/Timestamp.tsx';
import { fullMoment, shortSpan } from '../../shared/time.ts';
import { useRowKeys } from '../../shared/use-row-keys.ts';
import styles from './Today.module.css';
import { urgencyOf, type Waiting, type WaitingLead } from './waiting.rules.ts';

interface Props {
  title: string;
  hint?: string;
  waiting: Waiting;
  /** Link to all of them. */
  more: { search: Pick<LeadListQuery, 'state' | 'unanswered' | 'order'>; label: string };
}

/** Leads that wait for a person, the oldest first, with the time that each has waited. */
export function WaitingLeads({ title, hint, waiting, more }: Props) {
  const id = useId();
  const rows = useRowKeys<HTMLUListElement>();
  const nameOf = usePeopleNames();
  const { count, isMore } = waiting.total;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span className={styles.count}>{`${formatNumber(count)}${isMore ? '+' : ''}`}</span>
        {hint && <p className={styles.hint}>{hint}</p>}
      </header>
      <ul ref={rows} className={styles.rows}>
        {waiting.rows.map((lead) => (
          <li key={lead.id}>
            <LeadRow lead={lead} assignee={lead.assignedTo && nameOf(lead.assignedTo)} />
          </li>
        ))}
      </ul>
      {count > waiting.rows.length && (
        <Link className={styles.more} to="/leads" search={more.search}>
          {more.label}
        </Link>
      )}
    </section>
  );
}

function LeadRow({ lead, assignee }: { lead: WaitingLead; assignee: string | null }) {
  const now = useNow();
  const zone = useZone();
  const waited = Math.max(0, now - Date.parse(lead.waitsSince));
  return (
    <Link className={styles.row} to="/person/$person" params={{ person: lead.id }} data-row>
      <time
        className={styles.clock}
        data-tone={urgencyOf(lead.waitsSince, now)}
        dateTime={lead.waitsSince}
        title={`Waits since ${fullMoment(new Date(lead.waitsSince), zone)}`}
      >
        {waited < 60_000 ? 'now' : shortSpan(waited)}
      </time>
      <span className={styles.who}>
        <b>{lead.name || lead.email}</b>
        {lead.company && <span> {lead.company}</span>}
      </span>
      <span className={styles.text} data-problem={lead.problem !== null || undefined}>
        {lead.problem ? `Not delivered: ${lead.problem}` : lead.about}
      </span>
      <span className={styles.kind}>{KIND_NAMES[lead.kind]}</span>
      <span className={styles.assigned}>{assignee ?? 'Unassigned'}</span>
    </Link>
  );
}
