import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Period } from 'contract/desk/numbers.ts';
import {
  type DeskFunnel,
  FUNNEL_PARTS,
  FUNNEL_STEPS,
  type FunnelPart,
  type FunnelRow,
  type FunnelStep,
} from 'contract/desk/visits.ts';
import { call } from '../../shared/api.ts';
import { counted, formatNumber } from '../../shared/formats.ts';
import { useRight } from '../../shared/session.ts';
import { Select } from '../../shared/ui/Select.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { Compared } from './Compared.tsx';
import styles from './Numbers.module.css';
import { daysOf, share, shortWeek } from './numbers-words.ts';
import { comparedWords, Periods, usePeriods } from './Periods.tsx';

const STEPS = Object.keys(FUNNEL_STEPS) as FunnelStep[];
const PART_NAMES: Record<FunnelPart, string> = {
  week: 'Week',
  source: 'Source',
  campaign: 'Campaign',
  page: 'First page',
  article: 'First article',
};
const NOTES: Record<FunnelPart, string> = {
  week: 'Visits and calls by the week in which they came, leads by the week of their form.',
  source: 'Which source a call came from is not known: that would need a mark on the visitor.',
  campaign: 'Which campaign a call came from is not known: that would need a mark on the visitor.',
  page: 'Visits and leads by the first page of the visit, calls by the page that made them.',
  article: 'Visits and leads by the first page of the visit, calls by the article that made them.',
};

/** Steps from a visit to a customer, in all and by what brought the visit. */
export function VisitFunnel({ period }: { period: Period }) {
  const query = usePeriods(period);
  const { data, error, refetch } = useQuery({
    queryKey: ['funnel', query],
    queryFn: ({ signal }) => call('GET /numbers/funnel', { query, signal }),
    refetchInterval: 60_000,
    placeholderData: (previous) => previous,
  });
  return (
    <div className={styles.charts}>
      <Periods />
      {data ? (
        <Charts funnel={data} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="charts" lines={2} />
      )}
    </div>
  );
}

function Charts({ funnel }: { funnel: DeskFunnel }) {
  const { now, before, weeks, beforeWeeks, parts } = funnel;
  const { by } = useSearch({ from: '/framed/numbers' });
  const navigate = useNavigate();
  const part = FUNNEL_PARTS.find((known) => known === by) ?? 'source';
  return (
    <>
      <p className={styles.note}>
        {`${comparedWords(weeks, beforeWeeks)} Visits and calls of people, and leads without spam.`}
      </p>
      <Compared
        title="From a visit to a customer"
        note="Shares are of the visits. A lead can be won without a demo, and one visitor may make many visits: a step is no part of the one before. No call tells when a form is begun."
        column="Step"
        whole={now.visits}
        rows={STEPS.map((step) => ({
          ...{ name: FUNNEL_STEPS[step], now: now[step] ?? 0, before: before[step] ?? 0 },
        }))}
      />
      <div className={styles.periods}>
        <Select
          label="By"
          options={FUNNEL_PARTS.map((id) => ({ id, label: PART_NAMES[id] }))}
          value={part}
          onChange={(chosen) =>
            void navigate({ to: '/numbers', search: (search) => ({ ...search, by: chosen }), replace: true })
          }
        />
      </div>
      <Part part={part} rows={parts[part]} weeks={weeks} />
    </>
  );
}

function Part({
  part,
  rows,
  weeks,
}: {
  part: FunnelPart;
  rows: readonly FunnelRow[];
  weeks: readonly string[];
}) {
  const maySeeLeads = useRight('leads.all', 'leads.own');
  const most = Math.max(1, ...rows.map(({ steps }) => steps.visits));
  const known = STEPS.filter((step) => rows.some(({ steps }) => steps[step] !== null));
  const columns = [PART_NAMES[part], ...known.map((step) => FUNNEL_STEPS[step])];
  const nameOf = ({ name }: FunnelRow) => (part === 'week' ? shortWeek(name) : name);
  const searchOf = ({ name, leads }: FunnelRow) =>
    part === 'week' ? daysOf([name]) : leads && { ...leads, ...daysOf(weeks) };
  return (
    <ChartFrame
      title={`Visits and leads by ${PART_NAMES[part].toLowerCase()}`}
      note={NOTES[part]}
      columns={columns}
      rows={rows.map((row) => [nameOf(row), ...known.map((step) => row.steps[step])])}
      file={{ columns, rows: rows.map(({ name, steps }) => [name, ...known.map((step) => steps[step])]) }}
    >
      {rows.length === 0 && <p className={styles.note}>Nothing was counted in this period.</p>}
      <ol className={styles.ranking}>
        {rows.map((row) => {
          const { visits, sent, held, won } = row.steps;
          const search = maySeeLeads && sent > 0 && searchOf(row);
          const leads = counted(sent, 'lead');
          return (
            <li key={row.name}>
              <span className={styles.ranked}>{nameOf(row)}</span>
              <span className={styles.total}>
                {formatNumber(visits)}{' '}
                <span className={styles.detail}>
                  {visits === 1 ? 'visit' : 'visits'},{' '}
                  {search ? (
                    <Link to="/leads" search={search} aria-label={`${leads} of ${nameOf(row)}`}>
                      {leads}
                    </Link>
                  ) : (
                    leads
                  )}
                  {visits > 0 && ` (${share(sent, visits)})`}, {formatNumber(held)} took place,{' '}
                  {formatNumber(won)} won
                </span>
              </span>
              <span className={styles.bar} style={{ inlineSize: `${(100 * visits) / most}%` }} />
            </li>
          );
        })}
      </ol>
    </ChartFrame>
  );
}
