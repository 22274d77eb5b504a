import type { DeskPersonPage } from 'contract/desk/person.ts';
import type { ReactNode } from 'react';
import { Moment, useNow } from '../../shared/Moment.tsx';
import { clockOf } from '../../shared/time.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import styles from './Person.module.css';

/** How to reach them, and to what they agreed. */
export function Facts({ person }: { person: DeskPersonPage }) {
  const now = useNow();
  const consents = person.leads.flatMap(({ id, consent }) => (consent ? [{ id, ...consent }] : []));
  return (
    <aside className={styles.beside} aria-label="About the person">
      <dl className={styles.facts}>
        {person.emails.map((email) => (
          <Fact key={email} label="Email">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        ))}
        {person.phone && (
          <Fact label="Phone">
            <a href={`tel:${person.phone.replaceAll(/[^+\d]/g, '')}`}>{person.phone}</a>
          </Fact>
        )}
        {person.company && <Fact label="Company">{person.company}</Fact>}
        {person.timeZone && (
          <Fact label="Their time">
            {clockOf(new Date(now), person.timeZone)}, {person.timeZone.replaceAll('_', ' ')}
          </Fact>
        )}
        {person.language && <Fact label="Language">{person.language}</Fact>}
      </dl>
      {consents.length > 0 && (
        <section className={styles.consents}>
          <h2>Consents</h2>
          {consents.map((consent) => (
            <div key={consent.id} className={styles.consent}>
              <p>{consent.text}</p>
              <p className={styles.muted}>
                Given <Moment at={consent.at} />
                {consent.claimedBy && (
                  <>, as {consent.claimedBy === 'agent' ? 'their agent' : 'the team'} says</>
                )}{' '}
                {consent.withdrawnAt && (
                  <Badge tone="bad">
                    Withdrawn <Moment at={consent.withdrawnAt} />
                  </Badge>
                )}
              </p>
            </div>
          ))}
        </section>
      )}
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
