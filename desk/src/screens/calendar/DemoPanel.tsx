import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CalendarFrame, DemoDetails, DeskDemo } from 'contract/desk/calendar.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useRight, useZone } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { clockThere } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { demoQuery, useChange } from './calendar-queries.ts';
import { StateBadge } from './DemoList.tsx';
import styles from './DemoPanel.module.css';
import { dayWords, spanElsewhere, spanWords, zoneWords } from './demo-words.ts';
import { HostChoice } from './HostChoice.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';
import { canMove } from './use-carry.ts';

interface Props {
  id: string;
  frame: CalendarFrame;
  /** Demos that can be swapped with it. */
  nearby: readonly DeskDemo[];
  onMove: (demo: DeskDemo) => void;
  onClose: () => void;
}

/** One demo: who, when, what they want, who holds it, and what can be done. */
export function DemoPanel({ id, frame, nearby, onMove, onClose }: Props) {
  const details = useQuery(demoQuery(id));
  return (
    <Dialog
      title={details.data ? `Demo of ${details.data.demo.name}` : 'Demo'}
      place="side"
      size="small"
      isOpen
      onClose={onClose}
    >
      {details.data ? (
        <Details details={details.data} {...{ frame, nearby, onMove, onClose }} />
      ) : details.error ? (
        <Failed error={details.error} onRetry={details.refetch} />
      ) : (
        <Loading lines={5} />
      )}
    </Dialog>
  );
}

interface DetailsProps extends Omit<Props, 'id'> {
  details: DemoDetails;
}

function Details({ details, frame, nearby, onMove, onClose }: DetailsProps) {
  const zone = useZone();
  const maySeeLeads = useRight('leads.all', 'leads.own');
  const [isCanceling, setIsCanceling] = useState(false);
  const { demo, phone, request, timeZone, guests, manageUrl, meetingUrl, notes, moves } = details;
  const { office, hosts } = frame;
  const start = new Date(demo.start);
  const isToCome = canMove(demo, Date.now());
  const hasBegun = start.getTime() <= Date.now() && demo.state !== 'canceled';
  const answer = useChange(
    (kind: 'confirm' | 'decline') =>
      call(`POST /demos/:id/${kind}`, { params: { id: demo.id }, body: { version: demo.version } }),
    ({ demo: now }, kind) => {
      if (kind === 'confirm') toast(`Confirmed. ${demo.name} gets an email with the invitation.`);
      else if (now.state === 'offered') toast(`No other host is free: ${demo.name} is offered other times.`);
      else toast('Another host has it now.');
    },
  );
  return (
    <>
      <div className={styles.when}>
        <b>{dayWords(demo.start, zone)}</b>
        <span>
          {spanWords(demo, zone)} {zoneWords(zone, start)}
        </span>
        {[office.zone, timeZone]
          .filter((each): each is string => clockThere(demo.start, zone, each) !== undefined)
          .filter((each, index, all) => all.indexOf(each) === index)
          .map((each) => (
            <span key={each} className={styles.elsewhere}>
              {spanElsewhere(demo, each, zone)}{' '}
              {each === office.zone ? `in ${office.place}` : 'where they are'}
            </span>
          ))}
        <StateBadge demo={demo} />
      </div>

      {demo.state === 'to-confirm' && (
        <section className={styles.ask}>
          <p>
            The host’s calendar could not be read, so the demo waits for a word
            {demo.confirmBy && (
              <>
                {' '}
                until <Timestamp at={demo.confirmBy} />
              </>
            )}
            . Without one it goes to another host, or its visitor is offered other times.
          </p>
          <div className={form.buttons}>
            <Button kind="primary" isPending={answer.isPending} onPress={() => answer.mutate('confirm')}>
              Confirm it
            </Button>
            <Button isPending={answer.isPending} onPress={() => answer.mutate('decline')}>
              Can’t take it
            </Button>
          </div>
        </section>
      )}

      {isToCome && (
        <div className={form.buttons}>
          <Button onPress={() => onMove(demo)}>Move</Button>
          <Button kind="danger" onPress={() => setIsCanceling(true)}>
            Cancel the demo
          </Button>
        </div>
      )}
      {hasBegun && <OutcomeForm demo={demo} />}

      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(demo.email)}`}>{demo.email}</a>
        </dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </>
        )}
        {guests.length > 0 && (
          <>
            <dt>Guests</dt>
            <dd>{guests.join(', ')}</dd>
          </>
        )}
        {meetingUrl && (
          <>
            <dt>Meeting</dt>
            <dd>
              <a href={meetingUrl} target="_blank" rel="noreferrer">
                Join
              </a>
            </dd>
          </>
        )}
        {manageUrl && (
          <>
            <dt>Their page</dt>
            <dd>
              <a href={manageUrl} target="_blank" rel="noreferrer">
                As the visitor sees it
              </a>
            </dd>
          </>
        )}
        {moves > 0 && (
          <>
            <dt>Moved</dt>
            <dd>{moves === 1 ? 'Once' : `${moves} times`}</dd>
          </>
        )}
      </dl>

      {maySeeLeads && (
        <p className={styles.person}>
          <Link to="/person/$person" params={{ person: demo.id }}>
            All of {demo.name}: requests, notes and mails
          </Link>
        </p>
      )}

      {hosts.length > 0 && <HostChoice demo={demo} hosts={hosts} nearby={nearby} isToCome={isToCome} />}

      <section>
        <h3>What they wrote</h3>
        {request ? <p className={styles.request}>{request}</p> : <p className={styles.none}>Nothing.</p>}
      </section>
      {notes.length > 0 && (
        <section>
          <h3>Notes</h3>
          <ul className={styles.notes}>
            {notes.map(({ at, text }) => (
              <li key={at + text}>
                <Timestamp at={at} /> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isCanceling && (
        <CancelDialog
          demo={demo}
          onClose={(isCanceled) => {
            setIsCanceling(false);
            if (isCanceled) onClose();
          }}
        />
      )}
    </>
  );
}
