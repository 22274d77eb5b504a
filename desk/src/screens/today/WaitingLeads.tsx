import { Link } from '@tanstack/react-router';
import type { LeadKind } from 'contract/api-paths.ts';
import type { Today, WaitingLead } from 'contract/desk/today.ts';
import { useId } from 'react';
import { useNow } from '../../shared/Moment.tsx';
import { useZone } from '../../shared/session.ts';
import { fullMoment, shortSpan } from '../../shared/time.ts';
import { useRowKeys } from '../../shared/use-row-keys.ts';
import styles from './Today.module.css';
import { urgencyOf } from './waiting.rules.ts';

const KINDS: Record<LeadKind, string> = {
  demo: 'Demo',
  contact: 'Contact',
  agent: 'AI employee',
  chatbot: 'Chatbot',
};

interface Props {
  title: string;
  hint?: string;
  waiting: NonNullable<Today['unanswered']>;
  /** Where all of them are. */
  more: { to: '/leads'; search: Record<string, string>; label: string };
}

/** Leads that wait for a person, the oldest first, with the time that each has waited. */
export function WaitingLeads({ title, hint, waiting, more }: Props) {
  const id = useId();
  const rows = useRowKeys<HTMLUListElement>();
  const left = waiting.all - waiting.leads.length;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span className={styles.count}>{waiting.all.toLocaleString('en-US')}</span>
        {hint && <p className={styles.hint}>{hint}</p>}
      </header>
      <ul ref={rows} className={styles.rows}>
        {waiting.leads.map((lead) => (
          <li key={lead.id}>
            <LeadRow lead={lead} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Link className={styles.more} to={more.to} search={more.search}>
          {more.label}
        </Link>
      )}
    </section>
  );
}

function LeadRow({ lead }: { lead: WaitingLead }) {
  const now = useNow();
  const zone = useZone();
  const waited = Math.max(0, now - Date.parse(lead.receivedAt));
  return (
    <Link className={styles.row} to="/person/$person" params={{ person: lead.id }} data-row>
      <time
        className={styles.clock}
        data-tone={urgencyOf(lead.receivedAt, now)}
        dateTime={lead.receivedAt}
        title={`Came ${fullMoment(new Date(lead.receivedAt), zone)}`}
      >
        {waited < 60_000 ? 'now' : shortSpan(waited)}
      </time>
      <span className={styles.who}>
        <b>{lead.name || lead.email}</b>
        {lead.company && <span> {lead.company}</span>}
      </span>
      <span className={styles.text}>{lead.text}</span>
      <span className={styles.kind}>{KINDS[lead.kind]}</span>
      <span className={styles.assigned}>{lead.assignedTo ?? 'Unassigned'}</span>
    </Link>
  );
}
