import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChannelHealth, ChannelTest } from 'contract/desk/health.ts';
import { call } from '../../shared/api.ts';
import { counted, formatNumber } from '../../shared/formats.ts';
import { useRight } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import styles from './Health.module.css';
import { COLOR_WORDS, problemOf, TONES } from './words.ts';

/** Delays of the looks after a test: waiting messages are sent within ten seconds. */
const LOOKS_MS = [3_000, 12_000];

/** Each way by which messages leave, and whether they do. */
export function Channels({ channels }: { channels: readonly ChannelHealth[] }) {
  const canTest = useRight('channels');
  return (
    <section className={styles.part}>
      <h2>Channels</h2>
      <div className={styles.tableBox}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Channel</th>
              <th scope="col">Now</th>
              <th scope="col">Last delivered</th>
              <th scope="col" className={styles.number}>
                Waiting
              </th>
              <th scope="col" className={styles.number}>
                Late
              </th>
              <th scope="col" className={styles.number}>
                Given up
              </th>
              {canTest && (
                <th scope="col">
                  <span className={styles.unseen}>Test</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {channels.map((channel) => (
              <ChannelRow key={channel.name} channel={channel} canTest={canTest} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ChannelRow({ channel, canTest }: { channel: ChannelHealth; canTest: boolean }) {
  const { name, label, color, deliveredAt, waiting, late, givenUp, failingSince, problem } = channel;
  const queries = useQueryClient();
  const test = useMutation({
    mutationFn: () => call('POST /health/channels/:name/test', { params: { name } }),
    onSettled: () => {
      const lookAgain = () => queries.invalidateQueries({ queryKey: ['health'] });
      // What has waited is sent only now.
      for (const wait of LOOKS_MS) setTimeout(lookAgain, wait);
      return lookAgain();
    },
  });
  return (
    <tr>
      <th scope="row">
        {label}
        {failingSince && (
          <span className={styles.detail}>
            Since <Timestamp at={failingSince} />: {problemOf(problem ?? '')}
            {problem && (
              <>
                {' '}
                (<code>{problem}</code>)
              </>
            )}
          </span>
        )}
        <span className={styles.detail} aria-live="polite">
          {test.isPending && 'Sending a test'}
          {test.data && <TestResult result={test.data} />}
          {test.error && messageOf(test.error)}
        </span>
      </th>
      <td data-label="Now">
        {color === 'green' && !deliveredAt ? (
          <Badge>Not used yet</Badge>
        ) : (
          <Badge tone={TONES[color]}>{COLOR_WORDS[color]}</Badge>
        )}
      </td>
      <td data-label="Last delivered">
        {deliveredAt ? (
          <Timestamp at={deliveredAt} as="relative" />
        ) : (
          <span className={styles.none}>Never</span>
        )}
      </td>
      <Count label="Waiting" count={waiting} />
      <Count label="Late" count={late} />
      <td className={styles.number} data-label="Given up">
        {givenUp === 0 ? (
          <span className={styles.none}>0</span>
        ) : (
          <Link to="/given-up" search={{ channel: name }} aria-label={`Given up by ${label}: ${givenUp}`}>
            {formatNumber(givenUp)}
          </Link>
        )}
      </td>
      {canTest && (
        <td className={styles.action}>
          {channel.canTest && (
            <Button
              size="small"
              isPending={test.isPending}
              aria-label={`Send a test by ${label}`}
              onPress={() => test.mutate()}
            >
              Send a test
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

function TestResult({ result: { isAccepted, sentence, retried } }: { result: ChannelTest }) {
  if (!isAccepted) return `The test did not arrive. ${sentence}`;
  if (retried === 0) return 'The test was accepted';
  return `The test was accepted, and ${counted(retried, 'waiting message')} ${retried === 1 ? 'is' : 'are'} sent now`;
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <td className={styles.number} data-label={label}>
      {count === 0 ? <span className={styles.none}>0</span> : formatNumber(count)}
    </td>
  );
}
