import { useQueryClient } from '@tanstack/react-query';
import { DESK_API } from 'contract/desk/paths.ts';
import type { DeskDelivery, DeskLead, DeskMail, DeskPersonPage } from 'contract/desk/person.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { bytesInWords, counted } from '../../shared/formats.ts';
import { KIND_NAMES, STATE_WORDS } from '../../shared/lead-words.ts';
import { useZone } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { theirClock } from '../../shared/time.ts';
import { Badge, type Tone } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import styles from './Person.module.css';
import { type TimelineEntry, timelineOf } from './timeline.rules.ts';

/** History of a person, the newest first. */
export function Timeline({ page }: { page: DeskPersonPage }) {
  return (
    <section aria-label="Timeline">
      <ol className={styles.timeline}>
        {timelineOf(page).map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} data-kind={entry.kind}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'request') return <Request lead={entry.lead} />;
  if (entry.kind === 'mail') return <Mail entry={entry} />;
  if (entry.kind === 'change') {
    return (
      <p className={styles.change}>
        <b>{entry.author}</b> {entry.words} <Timestamp at={entry.at} />
      </p>
    );
  }
  return (
    <article className={styles.said} data-kind={entry.kind}>
      <header>
        <b>{entry.author}</b>
        <span className={styles.muted}>{entry.kind === 'note' ? 'wrote a note' : 'replied'}</span>
        <span className={styles.when}>
          <Timestamp at={entry.at} />
        </span>
      </header>
      {entry.kind === 'reply' && <p className={styles.subject}>{entry.subject}</p>}
      <p className={styles.text}>{entry.text}</p>
      {entry.kind === 'reply' && entry.delivery && (
        <ul className={styles.deliveries}>
          <Delivery leadId={entry.leadId} delivery={entry.delivery} />
        </ul>
      )}
    </article>
  );
}

const MAIL_WORDS: Record<DeskMail['kind'], string> = {
  reply: 'replied by email',
  automatic: 'sent an automatic reply',
  bounce: 'sent a message back',
};

/** An email that came back. Its text is shown as text, and its files are only ever downloaded. */
function Mail({ entry: { mail, author, leadId } }: { entry: Extract<TimelineEntry, { kind: 'mail' }> }) {
  const { kind, subject, text, quoted, problem, files, at } = mail;
  const words = (
    <>
      {kind !== 'bounce' && subject && <p className={styles.subject}>{subject}</p>}
      {text && <p className={styles.text}>{text}</p>}
    </>
  );
  return (
    <article className={styles.said} data-kind={kind}>
      <header>
        <b>{author}</b>
        <span className={styles.muted}>{MAIL_WORDS[kind]}</span>
        <span className={styles.when}>
          <Timestamp at={at} />
        </span>
      </header>
      {kind === 'automatic' ? (
        <details className={styles.messages}>
          <summary>{subject || 'Automatic reply'}</summary>
          {text && <p className={styles.text}>{text}</p>}
        </details>
      ) : (
        words
      )}
      {quoted && (
        <details className={styles.messages}>
          <summary>Quoted text</summary>
          <p className={styles.text}>{quoted}</p>
        </details>
      )}
      {problem && <p className={styles.muted}>{problem}</p>}
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map((file) => (
            <li key={file.id}>
              <a href={`${DESK_API}/leads/${leadId}/files/${file.id}`} download={file.name}>
                {file.name}
              </a>{' '}
              <span className={styles.muted}>{bytesInWords(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'Message',
  'Goal',
  'Description',
  'Instructions',
  'Additional information',
]);

/** Time as a form sends it. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

function Request({ lead }: { lead: DeskLead }) {
  const zone = useZone();
  const theirs = lead.demo && theirClock(lead.demo.start, zone, lead.visitor.timeZone);
  const { label, tone } = STATE_WORDS[lead.state];
  // It stays open while a message that was given up is on its way again.
  const [isOpen, setOpen] = useState(() => lead.deliveries.some(({ state }) => state === 'dead'));
  const texts = lead.fields.filter((field) => TEXT_FIELDS.has(field.label) || field.value.length > 120);
  const short = lead.fields.filter((field) => !texts.includes(field));
  return (
    <article className={styles.said} data-kind="request">
      <header>
        <b>{KIND_NAMES[lead.kind]} request</b>
        <Badge tone={tone}>{label}</Badge>
        <span className={styles.when}>
          <Timestamp at={lead.receivedAt} />
        </span>
      </header>
      {lead.demo && (
        <p>
          Demo <Timestamp at={lead.demo.start} as="full" />
          {theirs && `, ${theirs}`} ({lead.demo.state})
        </p>
      )}
      {texts.map((field) => (
        <p key={field.label} className={styles.text}>
          {texts.length > 1 && <b>{field.label}: </b>}
          {field.value}
        </p>
      ))}
      <dl className={styles.fields}>
        {short.map((field) => (
          <div key={field.label}>
            <dt>{field.label}</dt>
            <dd>{ISO_TIME.test(field.value) ? <Timestamp at={field.value} as="full" /> : field.value}</dd>
          </div>
        ))}
      </dl>
      {lead.deliveries.length > 0 && (
        <details
          className={styles.messages}
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>
            {counted(lead.deliveries.length, 'message')}
            {summaryOf(lead.deliveries)}
          </summary>
          <ul className={styles.deliveries}>
            {lead.deliveries.map((delivery) => (
              <Delivery key={delivery.id} leadId={lead.id} delivery={delivery} />
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

function summaryOf(deliveries: readonly DeskDelivery[]): string {
  const dead = deliveries.filter(({ state }) => state === 'dead').length;
  if (dead > 0) return `, ${dead} given up`;
  const due = deliveries.filter(({ state }) => state === 'due').length;
  if (due > 0) return `, ${due} on the way`;
  return deliveries.every(({ state }) => state === 'done') ? ', all delivered' : '';
}

const DELIVERY_WORDS: Record<DeskDelivery['state'], { label: string; tone: Tone }> = {
  due: { label: 'On the way', tone: 'agent' },
  done: { label: 'Delivered', tone: 'good' },
  dead: { label: 'Given up', tone: 'bad' },
  held: { label: 'Waits for review', tone: 'warn' },
  dropped: { label: 'Not sent', tone: 'plain' },
};

function Delivery({ leadId, delivery }: { leadId: string; delivery: DeskDelivery }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { label, tone } = DELIVERY_WORDS[delivery.state];
  const { to } = delivery;
  const sendAgain = async () => {
    setBusy(true);
    try {
      await call('POST /leads/:id/deliveries/:delivery/send-again', {
        params: { id: leadId, delivery: delivery.id },
      });
      toast(`On its way to ${to} again`);
      await queries.invalidateQueries({ queryKey: ['leads'] });
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  return (
    <li className={styles.delivery}>
      <Badge tone={tone}>{label}</Badge>
      <span>
        {delivery.about} to {to}, <Timestamp at={delivery.endedAt ?? delivery.createdAt} />
        {delivery.attempts > 1 && `, after ${delivery.attempts} attempts`}
        {delivery.problem && <span className={styles.problem}>{delivery.problem}</span>}
      </span>
      {(delivery.state === 'dead' || delivery.state === 'done') && (
        <Button
          size="small"
          kind={delivery.state === 'dead' ? 'plain' : 'quiet'}
          isPending={isBusy}
          onPress={sendAgain}
          aria-label={`Send again: ${delivery.about} to ${to}`}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
