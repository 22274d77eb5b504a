import type { DemoCancelledEvent, DemoMovedEvent } from '../bookings/booking-event.ts';
import { CONSENT_ID, consentText } from '../leads/consent.ts';
import type { ConsentWithdrawnEvent } from '../leads/consent-event.ts';
import { describeDelays, RETRY_DELAYS_SECONDS } from '../leads/delivery-schedule.ts';
import { BroughtRoi, LeadConsent, LeadReceivedEvent, ReceivedLead } from '../leads/lead-event.ts';
import { type DescribedObject, describeObject } from './described-object.ts';
import type { Field } from './http-endpoint.ts';

const leadConsent = describeObject(
  'LeadConsent',
  LeadConsent,
  'What a visitor agreed to, and when: enough to show it years later.',
  {
    id: 'Names the wording; missing if the words came from an older page.',
    text: 'The words next to the checkbox, or those an agent says its person said.',
    claimedBy:
      '`agent` if an agent claims this consent for its person, `team` if the visitor gave it to one of our people; otherwise missing.',
    elicitedBy:
      '`agent` if an agent’s program showed the person these words as a question, and they said yes; otherwise missing.',
    sha256: 'SHA-256 of those words, in hexadecimal.',
    at: 'When they agreed.',
  },
);

/** As the checkbox of the demo form is kept, here of a product with another name. */
export const CONSENT_EXAMPLE = {
  id: CONSENT_ID,
  text: consentText('Example Inc.'),
  sha256: 'a9c93645005d1b6b2c96e95cb5059af691547883bd7420f4397b1fd4eb028c13',
  at: '2026-03-10T06:29:41.000Z',
};

/** What the calculator makes of its defaults: `lead-context-roi.test.ts` holds it to that. */
export const ROI_EXAMPLE = {
  useCase: 'Customer service',
  industry: 'Technology',
  employees: 100,
  averageSalaryUsd: 75_000,
  hoursPerWeek: 40,
  automationPercentage: 30,
  implementationCostUsd: 50_000,
  potentialSavingsUsdPerYear: 1_215_000,
  paybackMonths: 0.5,
};

const broughtRoi = describeObject(
  'BroughtRoi',
  BroughtRoi,
  'What the visitor entered into the ROI calculator, and what our formulas make of it. Amounts are in US dollars.',
  {
    useCase: 'The kind of work, such as `Customer service`.',
    industry: 'The industry, such as `Technology`.',
    employees: 'How many people do this work.',
    averageSalaryUsd: 'Per person, per year.',
    hoursPerWeek: 'Per person.',
    automationPercentage: 'Share of the work to hand over, in percent.',
    implementationCostUsd: 'Paid once.',
    potentialSavingsUsdPerYear: 'What our formulas make of it.',
    paybackMonths: 'Until the savings pay back the cost; null without a cost.',
  },
);

const receivedLead = describeObject('ReceivedLead', ReceivedLead, 'What a visitor sent, once it’s stored.', {
  id: 'UUID of the stored request; the visitor has it too.',
  kind: 'Which form.',
  email: 'The visitor’s address.',
  receivedAt: 'When it was stored.',
  request: 'The body of the call, as the visitor sent it.',
  attribution:
    'How the visitor first got here, such as `utm_source`, which is `mcp` for a request from an agent; null if unknown.',
  lastTouch: 'How the visitor got here the last time; null if it’s the same, or unknown.',
  consent: 'The consent given with the form; null if it asks for none.',
  timeZone: 'IANA name of the browser’s time zone, such as `Asia/Kolkata`, or null.',
  language: 'BCP 47 tag of the browser’s language, such as `en-IN`, or null.',
  roi: 'The ROI calculator’s result, if the visitor brought it to the demo; otherwise null.',
});

const leadReceived = describeObject(
  'LeadReceivedEvent',
  LeadReceivedEvent,
  'Posted for each stored request, and again until you answer with 2xx.',
  {
    type: 'What happened.',
    timestamp: 'When it happened; the header says when it was sent.',
    data: 'The request.',
  },
);

export const leadWebhookObjects: readonly DescribedObject[] = [
  leadReceived,
  receivedLead,
  leadConsent,
  broughtRoi,
];

/** A call that the server makes, to an address that the operator names. */
export interface Webhook {
  /** Last part of the address of its page. */
  slug: string;
  group: 'For operators: webhooks';
  /** The `type` of its body. */
  event: string;
  title: string;
  /** One sentence. */
  summary: string;
  /** Whole sentences; names from code stand between backticks. */
  notes: readonly string[];
  headers: readonly Field[];
  object: DescribedObject;
  example: LeadReceivedEvent | DemoMovedEvent | DemoCancelledEvent | ConsentWithdrawnEvent;
  /** What the server makes of an answer to it. */
  responses: readonly { status: string; meaning: string }[];
}

const EXAMPLE: LeadReceivedEvent = {
  type: 'lead.received',
  timestamp: '2026-03-10T06:30:00.000Z',
  data: {
    id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
    kind: 'demo',
    email: 'mira@example.com',
    receivedAt: '2026-03-10T06:30:00.000Z',
    request: {
      firstName: 'Mira',
      lastName: 'Singh',
      email: 'mira@example.com',
      phone: '+919876543210',
      message: 'We would like to see drafted replies.',
      startDateTime: '2026-03-11T08:00:00+05:30',
      endDateTime: '2026-03-11T08:30:00+05:30',
      timezone: 'Asia/Kolkata',
    },
    attribution: { utm_source: 'newsletter' },
    lastTouch: { referrer: 'https://www.example.org/' },
    consent: CONSENT_EXAMPLE,
    timeZone: 'Asia/Kolkata',
    language: 'en-IN',
    roi: ROI_EXAMPLE,
  },
};

/** What `CRM_WEBHOOK_URL` is sent. */
export const leadWebhook: Webhook = {
  slug: 'lead-received',
  group: 'For operators: webhooks',
  event: 'lead.received',
  title: 'Lead received',
  summary: leadReceived.summary,
  notes: [
    'The server posts it to the address its operator sets as `CRM_WEBHOOK_URL`. It’s signed with `CRM_WEBHOOK_SECRET`, following Standard Webhooks (standardwebhooks.com): verify the signature over the raw body before you trust it. The libraries listed there do the same as the examples.',
    'Sent at least once. A resend has the same `webhook-id`: process each ID once.',
    `Redirects aren’t followed. Answer within 15 seconds. Anything without a 2xx is resent, after at most ${describeDelays(RETRY_DELAYS_SECONDS)}; then it’s kept until an operator replays it.`,
    'Its operator sends one as a test with `npm run leads -- test`. While a secret changes, both stand in `CRM_WEBHOOK_SECRET`, and `webhook-signature` has a signature for each: take the message if one of them is right.',
    'For the operator of this server: an account of the application can’t set it.',
  ],
  headers: [
    {
      name: 'webhook-id',
      value: '019cd6a7-5d41-7f9a-8a42-6d1f0c5be7a4',
      isRequired: true,
      meaning: 'The same each time this message is sent.',
    },
    {
      name: 'webhook-timestamp',
      value: '1773124200',
      isRequired: true,
      meaning: 'When it was sent, in seconds since 1970; refuse anything minutes old.',
    },
    {
      name: 'webhook-signature',
      value: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
      isRequired: true,
      meaning: '`v1,` and the Base64 HMAC-SHA256 of id, timestamp and body, joined by dots.',
    },
  ],
  object: leadReceived,
  example: EXAMPLE,
  responses: [
    { status: '2XX', meaning: 'Received.' },
    { status: '410', meaning: 'Don’t send this message again.' },
    {
      status: 'default',
      meaning: 'Anything else: we resend it, after `Retry-After` if you send one, within an hour.',
    },
  ],
};
