import { Link } from '@tanstack/react-router';
import type { DeskLead, DeskPersonPage } from 'contract/desk/person.ts';
import { useState } from 'react';
import { useSession } from '../../shared/session.ts';
import { Timestamp, useNow } from '../../shared/Timestamp.tsx';
import { clockOf } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { startDraft } from '../../shared/use-draft.ts';
import { AddressDialog } from './AddressDialog.tsx';
import styles from './Person.module.css';

/** Facts about a person, and the origin of the visit. */
export function Facts({ page, lead }: { page: DeskPersonPage; lead: DeskLead }) {
  const now = useNow();
  const [isCorrecting, setCorrecting] = useState(false);
  const { consent, visitor } = lead;
  const { rights } = useSession();
  const may = [rights.includes('export') && 'Copy', rights.includes('erase') && 'erase']
    .filter(Boolean)
    .join(' or ');
  const known: [string, string][] = [
    ['Company', visitor.company],
    ['Phone', visitor.phone],
    ['Language', visitor.language],
    ['Time there', visitor.timeZone && timeIn(visitor.timeZone, now)],
  ];
  return (
    <>
      <h2>Person</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          {page.emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </dd>
          ))}
        </div>
        {known
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Button size="small" kind="quiet" onPress={() => setCorrecting(true)}>
        Correct the address
      </Button>
      {isCorrecting && <AddressDialog lead={lead} onClose={() => setCorrecting(false)} />}
      <h2>Content by email</h2>
      {consent ? (
        <dl className={styles.facts}>
          <div>
            <dt>{consent.withdrawnAt ? 'Taken back' : 'Agreed'}</dt>
            <dd>
              <Timestamp at={consent.withdrawnAt ?? consent.at} as="full" />
              {consent.claimedBy === 'agent' && ', as their agent says'}
              {consent.claimedBy === 'team' && ', as a colleague says'}
            </dd>
          </div>
          <div>
            <dt>Words</dt>
            <dd>{consent.text}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.muted}>They did not agree to get any with this request.</p>
      )}
      {may !== '' && (
        <>
          <h2>Privacy</h2>
          <p className={styles.muted}>
            <Link to="/privacy" onClick={() => startDraft('privacy address', lead.email)}>
              {capital(may)} what is stored about them
            </Link>
          </p>
        </>
      )}
      {lead.origin.length > 0 && (
        <>
          <h2>How they got here</h2>
          <dl className={styles.facts}>
            {lead.origin.map(({ label, value }) => (
              <div key={label}>
                <dt>{capital(label.replace(/^utm /, 'UTM '))}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A visitor's browser may name a zone that this one does not know. */
function timeIn(zone: string, now: number): string {
  try {
    return `${clockOf(new Date(now), zone)} (${zone})`;
  } catch {
    return zone;
  }
}
