import { createHmac } from 'node:crypto';
import type { DemoCancelledEvent, DemoMovedEvent } from 'contract/bookings/booking-event.ts';
import type { ConsentWithdrawnEvent, LeadReceivedEvent } from 'contract/leads/lead-event.ts';
import { VERSION } from '../../../plugins/settings/version.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { BookingEvent, BookingEventType } from '../deliveries/booking-event.ts';
import type { Channel, LeadMessage, LeadSnapshot } from '../deliveries/channel.ts';
import { type WithdrawnConsent, withdrawnConsentOf } from '../deliveries/consent-message.ts';
import type { Consent } from '../intake/lead-context.ts';
import { postJson } from './post-json.ts';

const SECRET_PREFIX = 'whsec_';

/**
 * Returns the headers that identify a message and prove its sender (Standard Webhooks, symmetric signatures).
 * @param id the same for every attempt
 * @param secrets `whsec_` and the key in Base64; two, with a comma, while the receiver changes from one to the other
 */
function signWebhook(id: string, body: string, now: Date, secrets: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.split(',').map((secret) => {
    const key = Buffer.from(secret.trim().slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** Name of the channel in the database. */
export const CRM_WEBHOOK = 'crm-webhook';

interface Target {
  url: string;
  /** `whsec_…` */
  secret: string;
  clock: Clock;
  /** Name of the product, for the log of the receiver. */
  productName: string;
}

/**
 * Posts each lead, each change of its demo, and each consent that is withdrawn, to the operator's own system, signed
 * (`/openapi.json`, webhooks).
 */
export function createCrmWebhook({ url, secret, clock, productName }: Target): Channel {
  const agent = { 'user-agent': userAgentOf(productName) };
  return {
    name: CRM_WEBHOOK,
    atOnce: 16,
    perSecond: 100,
    // Its receiver takes each id once, so that a message more does no harm.
    recovery: 'send',
    deliver: (message, signal) => {
      const { deliveryId } = message;
      const body = JSON.stringify(eventOf(message));
      return postJson({
        url,
        headers: { ...agent, ...signWebhook(deliveryId, body, clock(), secret) },
        body,
        signal,
        clock,
      });
    },
  };
}

/** `Acme-Webhooks/0.2.0`, of a name in any letters. */
function userAgentOf(productName: string): string {
  return `${productName.replace(/[^A-Za-z0-9]/g, '')}-Webhooks/${VERSION}`;
}

/** The body, the same each time it is sent. */
export function eventOf(message: Omit<LeadMessage, 'deliveryId'>) {
  const { lead, bookingEvent } = message;
  const withdrawn = withdrawnConsentOf(message);
  if (withdrawn) return withdrawnEvent(lead, withdrawn);
  return bookingEvent ? demoEvent(lead, bookingEvent) : receivedEvent(lead);
}

type DemoEvent = DemoMovedEvent | DemoCancelledEvent;

const DEMO_EVENTS: Record<
  BookingEventType,
  (parts: Omit<DemoCancelledEvent, 'type'>, bookingEvent: BookingEvent) => DemoEvent
> = {
  moved: ({ timestamp, data }, { start, previousStart = start }) => ({
    type: 'demo.moved',
    timestamp,
    data: { ...data, previousStart: previousStart.toISOString() },
  }),
  cancelled: (parts) => ({ type: 'demo.cancelled', ...parts }),
  'to-confirm': refuseEmail,
  agreed: refuseEmail,
  host: refuseEmail,
  offered: refuseEmail,
  missed: refuseEmail,
  guests: refuseEmail,
  invited: refuseEmail,
  uninvited: refuseEmail,
  'reminder-day': refuseEmail,
  'reminder-hour': refuseEmail,
};

/** Reminders and what hosts make known are written as emails alone (`reminders.ts`, `demo-outbox.ts`). */
function refuseEmail(): never {
  throw new Error('no event tells of what is an email alone');
}

function demoEvent({ id, email }: LeadSnapshot, bookingEvent: BookingEvent): DemoEvent {
  const { occasion, sequence, start, end, at } = bookingEvent;
  const data = { id, email, sequence, start: start.toISOString(), end: end.toISOString() };
  return DEMO_EVENTS[occasion]({ timestamp: at.toISOString(), data }, bookingEvent);
}

function withdrawnEvent(
  { id, kind, email }: LeadSnapshot,
  { withdrawnAt, ...consent }: WithdrawnConsent,
): ConsentWithdrawnEvent {
  return {
    type: 'consent.withdrawn',
    timestamp: withdrawnAt,
    data: { id, kind, email, consent, withdrawnAt },
  };
}

function receivedEvent({
  id,
  kind,
  email,
  body,
  attribution,
  context,
  receivedAt,
}: LeadSnapshot): LeadReceivedEvent {
  const time = receivedAt.toISOString();
  return {
    type: 'lead.received',
    timestamp: time,
    data: {
      id,
      kind,
      email,
      receivedAt: time,
      // What the schema of its call has let through.
      request: body as LeadReceivedEvent['data']['request'],
      attribution: attribution && { ...attribution },
      lastTouch: context?.lastTouch ?? null,
      consent: givenConsent(context?.consent),
      timeZone: context?.timeZone ?? null,
      language: context?.language ?? null,
      roi: context?.roi ?? null,
    },
  };
}

/** Returns the consent as it came with the request; a later withdrawal is an event of its own. */
function givenConsent(consent: Consent | undefined): LeadReceivedEvent['data']['consent'] {
  if (!consent) return null;
  const { withdrawnAt: _, ...given } = consent;
  return given;
}
