import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeskToday } from 'contract/desk/today.ts';
import { useEffect } from 'react';
import { call } from '../../shared/api.ts';
import { useHealthDot } from '../../shared/health-dot.ts';
import { useRight, useSession, useZone } from '../../shared/session.ts';
import { Timestamp, useNow } from '../../shared/Timestamp.tsx';
import { dayInWords } from '../../shared/time.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { leadOrder } from '../../shared/use-lead-keys.ts';
import { DemosOfToday } from './DemosOfToday.tsx';
import { FirstDay } from './FirstDay.tsx';
import styles from './Today.module.css';
import { Troubles } from './Troubles.tsx';
import { WaitingLeads } from './WaitingLeads.tsx';
import { type DemoOfToday, isOver } from './waiting.rules.ts';

/** Work that needs a person now: the screen that people open first, and leave open. */
export function Today() {
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => call('GET /today', { signal }),
    meta: { topics: ['leads', 'bookings', 'health'] },
    // What is late becomes later by itself.
    refetchInterval: 60_000,
  });
  const zone = useZone();
  const now = useNow();
  return (
    <Page title="Today" aside={dayInWords(new Date(now), zone)}>
      {data ? (
        <Parts today={data} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="boxes" />
      )}
    </Page>
  );
}

/** Titles of what is not set, as `findMissingSettings` writes them. */
const NOT_SET =
  /^no (?:mail server is set|sales mailbox is set|one gets warnings|backup is made|company is named)$/;

function Parts({ today }: { today: DeskToday }) {
  const { person } = useSession();
  const maySeeDemos = useRight('demos.all', 'demos.own');
  const { unanswered, held, demos, broken } = today;
  const health = useHealthDot();
  const isAdministrator = useRight('settings');
  const { data } = useQuery({
    queryKey: ['settings', 'first-day'],
    queryFn: ({ signal }) => call('GET /first-day', { signal }),
    meta: { topics: ['settings', 'bookings'] },
    enabled: isAdministrator,
  });
  const steps = data?.steps;
  useEffect(() => leadOrder.set([...unanswered.rows, ...held.rows].map(({ id }) => id)), [unanswered, held]);
  const found = health?.color === 'green' ? [] : (health?.titles ?? []);
  // What is not set is named once, with the place where it is set.
  const titles = isAdministrator ? found.filter((title) => !NOT_SET.test(title)) : found;
  const isQuiet = today.isQuiet && titles.length === 0 && !steps?.some(({ isDone }) => !isDone);
  return (
    <div className={styles.parts} data-single={!maySeeDemos || undefined}>
      <div className={styles.main}>
        {steps?.some(({ isDone }) => !isDone) && <FirstDay steps={steps} />}
        <Troubles isRed={health?.color === 'red'} titles={titles} broken={broken} />
        {isQuiet && <Quiet name={person.name} demos={demos} isWell={health?.color === 'green'} />}
        {unanswered.total.count > 0 && (
          <WaitingLeads
            title="Waiting for an answer"
            waiting={unanswered}
            more={{ search: { unanswered: '0', order: 'oldest' }, label: 'All leads without an answer' }}
          />
        )}
        {held.total.count > 0 && (
          <WaitingLeads
            title="To review"
            hint="They look like spam, so no one was notified. Release or delete them."
            waiting={held}
            more={{ search: { state: 'held' }, label: 'All to review' }}
          />
        )}
      </div>
      {maySeeDemos && (
        <aside className={styles.beside} aria-label="Demos">
          <DemosOfToday demos={demos} />
        </aside>
      )}
    </div>
  );
}

interface Props {
  /** Name of the person who reads it. */
  name: string;
  demos: readonly DemoOfToday[];
  /** Is true only if the person may see the health of the system and nothing is wrong with it. */
  isWell: boolean;
}

/** Nothing waits: says so, and what comes next. */
function Quiet({ name, demos, isWell }: Props) {
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
            The next demo is at <Timestamp at={next.start} />, with {next.name}.
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
    ? 'Every request has an answer, nothing waits for review, and all systems work.'
    : 'Every request has an answer, and nothing waits for review.';
}
