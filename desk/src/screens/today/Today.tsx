import { useQuery } from '@tanstack/react-query';
import type { DeskToday } from 'contract/desk/today.ts';
import { call } from '../../shared/api.ts';
import { useHealthDot } from '../../shared/health-dot.ts';
import { useNow } from '../../shared/Moment.tsx';
import { useRight, useSession, useZone } from '../../shared/session.ts';
import { dayInWords } from '../../shared/time.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { DemosOfToday } from './DemosOfToday.tsx';
import { Quiet } from './Quiet.tsx';
import styles from './Today.module.css';
import { Troubles } from './Troubles.tsx';
import { WaitingLeads } from './WaitingLeads.tsx';

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
      {data ? <Parts today={data} /> : error ? <Failed error={error} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}

function Parts({ today }: { today: DeskToday }) {
  const { person } = useSession();
  const maySeeDemos = useRight('demos.all', 'demos.own');
  const { unanswered, held, demos, broken } = today;
  const health = useHealthDot();
  const titles = health?.color === 'green' ? [] : (health?.titles ?? []);
  const isQuiet = today.isQuiet && titles.length === 0;
  return (
    <div className={styles.parts} data-single={!maySeeDemos || undefined}>
      <div className={styles.main}>
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
            title="Held for review"
            hint="They look like spam, so no one was notified. Release or delete them."
            waiting={held}
            more={{ search: { state: 'held' }, label: 'All that are held' }}
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
