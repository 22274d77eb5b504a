import type { DeskHealth } from 'contract/desk/health.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import styles from './Health.module.css';
import { COLOR_WORDS, TONES } from './words.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  login_refused: 'its server refuses the user name or password',
  no_such_folder: 'it has no such folder',
  enotfound: 'the name of its server was not found',
  econnrefused: 'its server could not be reached',
};

/** The mailbox that replies of visitors are read from. */
export function Mailbox({ mailbox }: { mailbox: NonNullable<DeskHealth['mailbox']> }) {
  const { color, readAt, failingSince, problem } = mailbox;
  return (
    <section className={styles.part}>
      <h2>Mailbox for replies</h2>
      <p>
        <Badge tone={TONES[failingSince && color === 'green' ? 'amber' : color]}>
          {COLOR_WORDS[failingSince && color === 'green' ? 'amber' : color]}
        </Badge>{' '}
        {failingSince ? (
          <>
            Not read since <Timestamp at={failingSince} />: {PROBLEMS[problem ?? ''] ?? 'it does not answer'}{' '}
            (<code>{problem}</code>). Replies wait in it.
          </>
        ) : readAt ? (
          <>
            Last read <Timestamp at={readAt} as="relative" />
          </>
        ) : (
          'It is being opened'
        )}
      </p>
    </section>
  );
}
