import { Link } from '@tanstack/react-router';
import type { LeadListFilter } from 'contract/desk/leads.ts';
import { formatNumber } from '../../shared/formats.ts';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Numbers.module.css';
import { share, shortWeek, sumOf } from './numbers-words.ts';

interface Props {
  title: string;
  column: string;
  weeks: readonly string[];
  isUnderWay: boolean;
  named: readonly { name: string; counts: readonly number[] }[];
  /** Filter that lists the leads of a name, where there is one and the person may see leads. */
  leadsOf?: (name: string) => LeadListFilter | undefined;
}

/** Origins of requests, the most frequent first; its table has the weeks. */
export function Ranking({ title, column, weeks, named, leadsOf = () => undefined }: Props) {
  const totals = named.map(({ name, counts }) => ({ name, total: sumOf(counts) }));
  const all = sumOf(totals.map(({ total }) => total));
  const most = Math.max(1, ...totals.map(({ total }) => total));
  return (
    <ChartFrame
      title={title}
      columns={[column, ...weeks.map(shortWeek)]}
      rows={named.map(({ name, counts }) => [name, ...counts])}
      file={{ columns: [column, ...weeks], rows: named.map(({ name, counts }) => [name, ...counts]) }}
    >
      <ol className={styles.ranking}>
        {totals.map(({ name, total }) => (
          <li key={name}>
            <span className={styles.ranked}>
              <LeadsLink leads={leadsOf(name)}>{name}</LeadsLink>
            </span>
            <span className={styles.total}>
              {formatNumber(total)} <span className={styles.detail}>{share(total, all)}</span>
            </span>
            <span className={styles.bar} style={{ inlineSize: `${(100 * total) / most}%` }} />
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}

function LeadsLink({ leads, children }: { leads: LeadListFilter | undefined; children: string }) {
  return leads ? (
    <Link to="/leads" search={leads}>
      {children}
    </Link>
  ) : (
    children
  );
}
