import { ConsentWithdrawnEvent, WithdrawnConsent } from '../leads/consent-event.ts';
import { type DescribedObject, describeObject } from './described-object.ts';
import { CONSENT_EXAMPLE, leadWebhook, type Webhook } from './lead-webhook.ts';

const withdrawnConsent = describeObject(
  'WithdrawnConsent',
  WithdrawnConsent,
  'A consent its visitor took back. Send no more content to this address.',
  {
    id: 'UUID of the request it came with, the same as in its `lead.received`.',
    kind: 'Which form.',
    email: 'The visitor’s email address.',
    consent: 'The consent, as it was given.',
    withdrawnAt: 'When it was taken back.',
  },
);

const consentWithdrawn = describeObject(
  'ConsentWithdrawnEvent',
  ConsentWithdrawnEvent,
  'Posted when a visitor takes back the consent to receive content, and again until you answer with 2xx.',
  {
    type: 'What happened.',
    timestamp: 'When it happened; the header says when it was sent.',
    data: 'The consent.',
  },
);

export const consentWebhookObjects: readonly DescribedObject[] = [consentWithdrawn, withdrawnConsent];

/** What `CRM_WEBHOOK_URL` is sent when a consent is withdrawn. */
export const consentWebhook: Webhook = {
  ...leadWebhook,
  slug: 'consent-withdrawn',
  event: 'consent.withdrawn',
  title: 'Consent withdrawn',
  summary: consentWithdrawn.summary,
  notes: [
    ...leadWebhook.notes,
    'It’s about the consent of one request. If the same visitor consents again later, `consent.at` of the new request is newer than `withdrawnAt`.',
    'A demo stays booked. Events can arrive out of order: this one may come before its `lead.received`.',
  ],
  object: consentWithdrawn,
  example: {
    type: 'consent.withdrawn',
    timestamp: '2026-03-11T06:30:00.000Z',
    data: {
      id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
      kind: 'demo',
      email: 'mira@example.com',
      consent: CONSENT_EXAMPLE,
      withdrawnAt: '2026-03-11T06:30:00.000Z',
    },
  },
};
