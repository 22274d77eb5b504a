import type { DeskHealth, HealthColor } from 'contract/desk/health.ts';
import type { ReactNode } from 'react';
import { bytesInWords, counted } from '../../shared/formats.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import styles from './Health.module.css';
import { COLOR_WORDS, problemOf, TONES } from './words.ts';

/** Mail, backups, disks, certificate, queue, version: one fact each. */
export function ServerFacts({ health }: { health: DeskHealth }) {
  const { mail, backup, copy, disks, certificate, queue, version, build } = health;
  return (
    <section className={styles.part}>
      <h2>Server</h2>
      <dl className={styles.facts}>
        <Fact name="Mail" color={mail.way === 'server' ? worstMail(health) : undefined}>
          {mail.way === 'server' ? (
            <>
              Sent by <code>{mail.host}</code>
            </>
          ) : (
            'Written as files: SMTP_URL is not set'
          )}
        </Fact>
        <Fact name="Messages waiting" color={undefined}>
          {queue.waiting === 0
            ? 'None'
            : `${counted(queue.waiting, 'message')}, ${counted(queue.late, 'late one')}`}
          {queue.givenUp > 0 && `; ${counted(queue.givenUp, 'message')} given up`}
        </Fact>
        <Fact name="Newest backup" color={backup?.color}>
          {backup ? (
            <>
              <Timestamp at={backup.newestAt} as="relative" />
              {backup.problem && <span className={styles.detail}>The last one failed: {backup.problem}</span>}
            </>
          ) : (
            'None: BACKUP_DIR is not set'
          )}
        </Fact>
        {copy && (
          <Fact name="Copied to the second" color={copy.color}>
            {copy.copiedAt ? <Timestamp at={copy.copiedAt} as="relative" /> : 'Not yet'}
            {copy.problem && <span className={styles.detail}>It fails: {copy.problem}</span>}
          </Fact>
        )}
        {backup && (
          <Fact name="Restored in a rehearsal" color={undefined}>
            {backup.rehearsedAt ? <Timestamp at={backup.rehearsedAt} as="relative" /> : 'Not yet'}
            {backup.rehearsalProblem && (
              <span className={styles.detail}>It failed: {backup.rehearsalProblem}</span>
            )}
          </Fact>
        )}
        {disks.map(({ setting, color, freeBytes, totalBytes }) => (
          <Fact key={setting} name={`Disk of ${setting}`} color={color}>
            {`${Math.floor((freeBytes / Math.max(1, totalBytes)) * 100)} % free, ${bytesInWords(freeBytes)}`}
            <Meter part={1 - freeBytes / Math.max(1, totalBytes)} color={color} />
          </Fact>
        ))}
        <Fact name="Certificate" color={certificate?.endsAt ? certificate.color : undefined}>
          {!certificate && 'None: the site is not reached by https'}
          {certificate?.daysLeft != null && certificate.endsAt && (
            <>
              {certificate.daysLeft < 0 ? 'Over' : `Good for ${counted(certificate.daysLeft, 'day')}`}
              <span className={styles.detail}>
                {certificate.host}, until <Timestamp at={certificate.endsAt} as="full" />
              </span>
            </>
          )}
          {certificate && certificate.endsAt === null && (
            <>
              Not known: {certificate.host} cannot be reached from here
              <span className={styles.detail}>
                {problemOf(certificate.problem ?? '')} (<code>{certificate.problem}</code>)
              </span>
            </>
          )}
        </Fact>
        <Fact name="Version" color={undefined}>
          {version} <span className={styles.detail}>build {build}</span>
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  /** Without one, it is neither good nor bad. */
  color: HealthColor | undefined;
  children: ReactNode;
}

function Fact({ name, color, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        {name}
        {color && color !== 'green' && <Badge tone={TONES[color]}>{COLOR_WORDS[color]}</Badge>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Meter({ part, color }: { part: number; color: HealthColor }) {
  return (
    <span className={styles.meter} data-tone={TONES[color]} aria-hidden>
      <span style={{ inlineSize: `${Math.round(part * 100)}%` }} />
    </span>
  );
}

function worstMail({ channels }: DeskHealth): HealthColor {
  const colors = channels.filter(({ name }) => name.endsWith('-email')).map(({ color }) => color);
  return colors.includes('red') ? 'red' : colors.includes('amber') ? 'amber' : 'green';
}
