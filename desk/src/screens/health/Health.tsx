import { useQuery } from '@tanstack/react-query';
import type { DeskHealth, HealthColor } from 'contract/desk/health.ts';
import { call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { useRight } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { Calendars } from './Calendars.tsx';
import { Channels } from './Channels.tsx';
import styles from './Health.module.css';
import { Mailbox } from './Mailbox.tsx';
import { RefusedForms } from './RefusedForms.tsx';
import { ServerFacts } from './ServerFacts.tsx';
import { Upgrade } from './Upgrade.tsx';
import { COLOR_WORDS, TONES } from './words.ts';

/** Health of the server: problems first, then each part. */
export function Health() {
  const { data, error, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => call('GET /health', { signal }),
    refetchInterval: 30_000,
  });
  return (
    <Page
      title="Health"
      aside={
        data && (
          <>
            Looked at <Timestamp at={data.checkedAt} as="relative" />
          </>
        )
      }
    >
      {data ? (
        <Parts health={data} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="boxes" />
      )}
    </Page>
  );
}

function Parts({ health }: { health: DeskHealth }) {
  const mayUpgrade = useRight('upgrade');
  return (
    <div className={styles.parts}>
      <Verdict health={health} />
      <Channels channels={health.channels} />
      <ServerFacts health={health} />
      {health.mailbox && <Mailbox mailbox={health.mailbox} />}
      {health.calendars.length > 0 && <Calendars calendars={health.calendars} />}
      <RefusedForms refused={health.refused} />
      {mayUpgrade && <Upgrade />}
    </div>
  );
}

const HEADLINES: Readonly<Record<HealthColor, string>> = {
  green: 'All is well',
  amber: 'Something needs a look today',
  red: 'Something is broken',
};

function Verdict({ health: { color, troubles, copyReason, alertsBy, channels } }: { health: DeskHealth }) {
  const starting = channels.filter((channel) => channel.failingSince !== null && channel.color === 'amber');
  return (
    <section
      className={styles.verdict}
      data-tone={TONES[copyReason && color === 'green' ? 'amber' : color]}
      aria-label="All in all"
    >
      <h2 className={styles.headline}>
        {copyReason && color === 'green' ? 'This is a quiet copy' : HEADLINES[color]}
      </h2>
      {copyReason && (
        <p className={styles.note}>Nothing is sent from here, since this database {copyReason}.</p>
      )}
      {troubles.length === 0 && starting.length > 0 && (
        <p className={styles.note}>
          A channel has just failed. It may pass by itself; you hear of it if it lasts for ten minutes.
        </p>
      )}
      {color === 'green' && !copyReason && (
        <p className={styles.note}>
          Every message arrives or is on its way.{' '}
          {alertsBy.length > 0
            ? `If that changes, you hear of it by ${alertsBy.map(wayOf).join(' and ')}.`
            : 'No one hears of it if that changes.'}
        </p>
      )}
      {troubles.length > 0 && (
        <ul className={styles.troubles}>
          {troubles.map(({ cause, color: tone, title, text, toldAt }) => (
            <li key={cause}>
              <p className={styles.trouble}>
                <Badge tone={TONES[tone]}>{COLOR_WORDS[tone]}</Badge>
                <b>{sentence(title)}</b>
              </p>
              <p>{text}</p>
              <p className={styles.note}>
                {cause.startsWith('not-set:') ? (
                  'Not set up yet'
                ) : toldAt ? (
                  <>
                    Sent to the mailbox for warnings <Timestamp at={toldAt} as="relative" />
                  </>
                ) : alertsBy.length > 0 ? (
                  'Not sent to the mailbox for warnings yet'
                ) : (
                  'Sent to no one: no mailbox for warnings is set'
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {troubles.length > 1 && <p className={styles.note}>{counted(troubles.length, 'finding')} in all.</p>}
    </section>
  );
}

function wayOf(way: 'email' | 'slack'): string {
  return way === 'email' ? 'email' : 'Slack';
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
