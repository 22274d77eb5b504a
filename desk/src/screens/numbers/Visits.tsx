import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Period } from 'contract/desk/numbers.ts';
import {
  type DeskVisits,
  type PageSums,
  READER_RULES,
  type Reader,
  SOURCE_KINDS,
  VISIT_STEPS,
} from 'contract/desk/visits.ts';
import { call } from '../../shared/api.ts';
import { formatNumber } from '../../shared/formats.ts';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { Compared } from './Compared.tsx';
import { Goal } from './Goal.tsx';
import styles from './Numbers.module.css';
import { change, sumOf } from './numbers-words.ts';
import { comparedWords, Periods, usePeriods } from './Periods.tsx';
import { WeekChart } from './WeekChart.tsx';

const GOAL = /^(?:page|call):.{1,200}$/;
const READER_NAMES: Record<Reader, string> = { people: 'People', unsure: 'Unsure', robots: 'Robots' };

/** Visits of two periods, side by side: sums, in which there is no visitor. */
export function Visits({ period }: { period: Period }) {
  const { goal } = useSearch({ from: '/framed/numbers' });
  const query = { ...usePeriods(period), ...(goal && GOAL.test(goal) && { goal }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['visits', query],
    queryFn: ({ signal }) => call('GET /numbers/visits', { query, signal }),
    refetchInterval: 60_000,
    placeholderData: (previous) => previous,
  });
  return (
    <div className={styles.charts}>
      <Periods />
      {data ? (
        <Charts visits={data} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="charts" lines={3} />
      )}
    </div>
  );
}

function Charts({ visits }: { visits: DeskVisits }) {
  const { weeks, beforeWeeks, isUnderWay, readers, rules, kinds, sources, campaigns } = visits;
  const { languages, devices, pages, articles, steps } = visits;
  const of = (reader: Reader) => readers.find((each) => each.reader === reader);
  return (
    <>
      <p className={styles.note}>
        {`${comparedWords(weeks, beforeWeeks)} Of people, if nothing else is said; at most five seconds old.`}
      </p>
      <dl className={styles.figures}>
        {readers.map(({ reader, visits: now, before }) => (
          <div key={reader} className={styles.figure}>
            <dt>{reader === 'people' ? 'Visits by people' : `${READER_NAMES[reader]}, visits`}</dt>
            <dd>
              <span className={styles.value}>{formatNumber(sumOf(now))}</span>{' '}
              <span className={styles.detail}>{change(sumOf(now), sumOf(before))}</span>
            </dd>
          </div>
        ))}
      </dl>
      <WeekChart
        title="Visits by week"
        note="A visit is a first page: nothing of this site led to it."
        {...{ weeks, isUnderWay }}
        series={(['people', 'unsure', 'robots'] as const).map((reader) => ({
          name: READER_NAMES[reader],
          values: of(reader)?.visits ?? [],
        }))}
      />
      <Goal visits={visits} />
      <div className={styles.pair}>
        <Compared
          title="Kinds of sources"
          column="Kind"
          rows={kinds.map(({ kind, ...sums }) => ({ name: SOURCE_KINDS[kind], ...sums }))}
        />
        <Compared title="Sources of visits" column="Source" rows={sources} />
      </div>
      <div className={styles.pair}>
        <Pages title="Pages" pages={pages} />
        <Pages title="Articles" pages={articles} />
      </div>
      <div className={styles.pair}>
        <Compared title="Campaigns of visits" column="Campaign" rows={campaigns} />
        <Compared
          title="Steps to a demo"
          whole={sumOf(of('people')?.visits ?? [])}
          note="Calls that the server answers, as parts of the visits by people. Calculators work in the browser, and are counted without script alone."
          column="Step"
          rows={steps.map(({ step, ...sums }) => ({ name: VISIT_STEPS[step], ...sums }))}
        />
      </div>
      <div className={styles.pair}>
        <Compared title="Languages asked for" column="Language" rows={languages} />
        <Compared title="Devices" column="Device" rows={devices} />
      </div>
      <Compared
        title="People, robots, unsure"
        note="All pages asked for, with the rule that decided on the reader. None is left out."
        column="Rule"
        rows={rules
          .map(({ rule, reader, now, before }) => ({
            name: `${READER_NAMES[reader]}: ${READER_RULES[rule]}`,
            ...{ now: opened(now), before: opened(before) },
          }))
          .sort((one, other) => other.now - one.now)}
      />
      <details className={styles.more}>
        <summary>How exact this is</summary>
        <ul className={styles.exactness}>
          <li>
            Visits and calls are exact but for the five seconds before a process is killed. A first page that
            is reloaded in Firefox counts again.
          </li>
          <li>
            Pages within a visit are opened or nearly: browsers load some ahead (‘Loaded ahead’), and one that
            is then opened asks for nothing more.
          </li>
          <li>
            Behind a CDN that answers from its own store, the server sees nothing: look for Age, or for a hit
            in CF-Cache-Status or X-Cache, in the headers of a page.
          </li>
          <li>No visitor is recognized: there are sums alone, and the same person may make many visits.</li>
        </ul>
      </details>
    </>
  );
}

function Pages({ title, pages }: { title: string; pages: readonly PageSums[] }) {
  return (
    <Compared
      title={title}
      note="Opened in a visit or as its first page."
      column="Page"
      rows={pages.map(({ page, now, before }) => ({ name: page, now: opened(now), before: opened(before) }))}
      more={[
        { name: 'First pages', values: pages.map(({ now }) => now.visits) },
        { name: 'Within visits', values: pages.map(({ now }) => now.inner) },
        { name: 'Loaded ahead', values: pages.map(({ now }) => now.prefetched) },
      ]}
    />
  );
}

function opened({ visits, inner }: { visits: number; inner: number }): number {
  return visits + inner;
}
