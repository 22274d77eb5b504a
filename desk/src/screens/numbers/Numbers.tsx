import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type DeskNumbers, PERIODS, type Period } from 'contract/desk/numbers.ts';
import { call } from '../../shared/api.ts';
import { formatNumber } from '../../shared/formats.ts';
import { KIND_NAMES } from '../../shared/lead-words.ts';
import { useRight } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { Funnel } from './Funnel.tsx';
import styles from './Numbers.module.css';
import { daysOf, inHours, share, sumEach, sumOf } from './numbers-words.ts';
import { Questions } from './Questions.tsx';
import { Ranking } from './Ranking.tsx';
import { Speed } from './Speed.tsx';
import { VisitFunnel } from './VisitFunnel.tsx';
import { Visits } from './Visits.tsx';
import { WeekChart } from './WeekChart.tsx';

const USUAL: Period = '12';
const CHOICES = [
  { id: '4', label: '4 weeks' },
  { id: '12', label: '12 weeks' },
  { id: '26', label: 'Half a year' },
  { id: '52', label: 'A year' },
] as const satisfies readonly { id: Period; label: string }[];

/** Names of several campaigns, or of none. */
const NO_FILTER = /^(?:no campaign|\d+ others)$/;

/** Requests, their results and times of answers: counts, no data of a person. */
export function Numbers() {
  const { weeks, part } = useSearch({ from: '/framed/numbers' });
  const navigate = useNavigate();
  const period = PERIODS.find((known) => known === weeks) ?? USUAL;
  const { data, error, refetch } = useQuery({
    queryKey: ['numbers', period],
    queryFn: ({ signal }) => call('GET /numbers', { query: { weeks: period }, signal }),
    refetchInterval: 60_000,
    placeholderData: (previous) => previous,
  });
  const choose = (chosen: { weeks?: Period; part?: string }) =>
    void navigate({ to: '/numbers', search: (before) => ({ ...before, ...chosen }), replace: true });
  return (
    <Page
      title="Numbers"
      aside={
        data && (
          <>
            Counted <Timestamp at={data.countedAt} as="relative" />
          </>
        )
      }
      actions={
        <Select
          label="Period"
          isLabelHidden
          options={CHOICES}
          value={period}
          onChange={(chosen) => choose({ weeks: chosen })}
        />
      }
    >
      <Tabs
        label="Numbers"
        selected={
          part !== undefined && ['visits', 'funnel', 'questions', 'speed'].includes(part) ? part : 'leads'
        }
        onSelect={(chosen) => choose({ part: chosen })}
        tabs={[
          {
            ...{ id: 'leads', label: 'Leads' },
            content: data ? (
              <Charts numbers={data} />
            ) : error ? (
              <Failed error={error} onRetry={refetch} />
            ) : (
              <Loading shape="charts" lines={3} />
            ),
          },
          { id: 'visits', label: 'Visits', content: <Visits period={period} /> },
          { id: 'funnel', label: 'From visit to won', content: <VisitFunnel period={period} /> },
          { id: 'questions', label: 'Questions', content: <Questions /> },
          { id: 'speed', label: 'Speed', content: <Speed period={period} /> },
        ]}
      />
    </Page>
  );
}

function Charts({ numbers }: { numbers: DeskNumbers }) {
  const { weeks, kinds, sources, campaigns, answers, demos, deliveries, leftOut, isUnderWay } = numbers;
  const maySeeLeads = useRight('leads.all', 'leads.own');
  const leads = sumOf(kinds.flatMap(({ counts }) => counts));
  const messages = sumOf(deliveries.flatMap((each) => [...each.delivered, ...each.waiting, ...each.givenUp]));
  const common = { weeks, isUnderWay };
  if (leads === 0 && sumOf(leftOut) === 0) {
    return (
      <Empty title="Nothing came in within this time">
        Requests are counted here week by week, as soon as there are some.
      </Empty>
    );
  }
  const answered = sumOf(answers.answered);
  const over = (what: 'delivered' | 'waiting' | 'givenUp') =>
    sumEach(
      deliveries.map((each) => each[what]),
      weeks.length,
    );
  return (
    <div className={styles.charts}>
      <dl className={styles.figures}>
        <Figure name="Leads" value={formatNumber(leads)} detail={leftOutWords(sumOf(leftOut))} />
        <Figure
          name="Demos that took place"
          value={formatNumber(sumOf(demos.held))}
          detail={`of ${formatNumber(sumOf(demos.requested))} asked for`}
        />
        <Figure
          name="First answer, median"
          value={answers.median === null ? 'None yet' : inHours(answers.median)}
          detail="of opening hours"
        />
        <Figure
          name="Answered"
          value={share(answered, leads) ?? 'None yet'}
          detail={`${formatNumber(sumOf(answers.unanswered))} are not`}
        />
      </dl>
      <WeekChart
        {...common}
        title="Leads by week"
        series={kinds.map(({ kind, counts }) => ({ name: KIND_NAMES[kind], values: counts }))}
      />
      <div className={styles.pair}>
        <Ranking {...common} title="Sources" column="Source" named={sources} />
        <Ranking
          {...common}
          title="Campaigns"
          column="Campaign"
          named={campaigns}
          leadsOf={(name) =>
            maySeeLeads && !NO_FILTER.test(name) ? { ...daysOf(weeks), campaign: name } : undefined
          }
        />
      </div>
      <div className={styles.pair}>
        <WeekChart
          {...common}
          title="Time to the first answer"
          note="Median of the week, in opening hours: nights and days off do not count."
          series={[{ name: 'Median', values: answers.medians }]}
          kind="line"
          unit="minutes"
        />
        <Funnel weeks={weeks} demos={demos} />
      </div>
      {messages > 0 && (
        <WeekChart
          {...common}
          title="Deliveries"
          note="Messages to the team and to visitors, over all channels. The file has each channel."
          series={[
            { name: 'Delivered', values: over('delivered') },
            { name: 'Waiting', values: over('waiting'), tone: 'warn' },
            { name: 'Given up', values: over('givenUp'), tone: 'bad' },
          ]}
          rows={deliveries.flatMap(({ label, delivered, waiting, givenUp }) =>
            weeks.map((week, index) => [
              ...[week, label, delivered[index] ?? 0],
              ...[waiting[index] ?? 0, givenUp[index] ?? 0],
            ]),
          )}
          columns={['Week', 'Channel', 'Delivered', 'Waiting', 'Given up']}
        />
      )}
    </div>
  );
}

function leftOutWords(count: number): string {
  return count === 0 ? 'no spam' : `${formatNumber(count)} more to review or spam`;
}

function Figure({ name, value, detail }: { name: string; value: string; detail: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span> <span className={styles.detail}>{detail}</span>
      </dd>
    </div>
  );
}
