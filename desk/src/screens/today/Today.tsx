import { useQuery } from '@tanstack/react-query';
import type { Today as Answer } from 'contract/desk/today.ts';
import { call } from '../../shared/api.ts';
import { useNow } from '../../shared/Moment.tsx';
import { useSession, useZone } from '../../shared/session.ts';
import { dayInWords } from '../../shared/time.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { DemosOfToday } from './DemosOfToday.tsx';
import { Quiet } from './Quiet.tsx';
import styles from './Today.module.css';
import { Troubles } from './Troubles.tsx';
import { WaitingLeads } from './WaitingLeads.tsx';
import { isAllQuiet } from './waiting.rules.ts';

/** What needs a person now: the screen one opens first, and leaves open. */
export function Today() {
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => call<Answer>('GET', '/today', undefined, { signal }),
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

function Parts({ today }: { today: Answer }) {
  const { person } = useSession();
  const { unanswered, held, demos, troubles } = today;
  return (
    <div className={styles.parts}>
      <div className={styles.main}>
        {troubles && troubles.length > 0 && <Troubles troubles={troubles} />}
        {isAllQuiet(today) && <Quiet name={person.name} demos={demos ?? []} />}
        {unanswered && unanswered.all > 0 && (
          <WaitingLeads
            title="Waiting for an answer"
            waiting={unanswered}
            more={{ to: '/leads', search: { state: 'new' }, label: 'All leads without an answer' }}
          />
        )}
        {held && held.all > 0 && (
          <WaitingLeads
            title="Held for review"
            hint="They look like spam, so no one was notified. Release or delete them."
            waiting={held}
            more={{ to: '/leads', search: { state: 'held' }, label: 'All that are held' }}
          />
        )}
      </div>
      {demos && (
        <aside className={styles.beside}>
          <DemosOfToday demos={demos} />
        </aside>
      )}
    </div>
  );
}
