import { Link } from '@tanstack/react-router';
import { Moment, useNow } from '../../shared/Moment.tsx';
import { useRight } from '../../shared/session.ts';
import type { DemoOfToday } from './answer.ts';
import styles from './Today.module.css';
import { isOver } from './waiting.rules.ts';

interface Props {
  /** Name of the person who reads it. */
  name: string;
  demos: readonly DemoOfToday[];
  /** Is true only if the person may see the health of the system and nothing is wrong with it. */
  isWell: boolean;
}

/** Nothing waits: says so, and what comes next. */
export function Quiet({ name, demos, isWell }: Props) {
  const now = useNow();
  const maySeeLeads = useRight('leads.all', 'leads.own');
  const next = demos.find((demo) => !isOver(demo.end, now));
  const first = name.split(' ')[0];
  return (
    <div className={styles.quiet}>
      <svg className={styles.threads} viewBox="0 0 240 40" aria-hidden="true">
        <path className={styles.human} d="M0 12C40 12 40 28 80 28S120 12 160 12S200 28 240 28" />
        <path className={styles.agent} d="M0 28C40 28 40 12 80 12S120 28 160 28S200 12 240 12" />
      </svg>
      <p className={styles.quietTitle}>All quiet{first ? `, ${first}` : ''}</p>
      <p className={styles.quietText}>
        <span>{wordsOf(maySeeLeads, isWell)}</span>
        {next && (
          <>
            {' '}
            The next demo is at <Moment at={next.start} />, with {next.name}.
          </>
        )}
      </p>
      {maySeeLeads && (
        <p className={styles.quietText}>
          <Link to="/leads">See all leads</Link>
        </p>
      )}
    </div>
  );
}

function wordsOf(maySeeLeads: boolean, isWell: boolean): string {
  if (!maySeeLeads) return isWell ? 'All systems work.' : 'Nothing here needs you.';
  return isWell
    ? 'Every request has an answer, nothing is held, and all systems work.'
    : 'Every request has an answer, and nothing is held.';
}
