import { ACCESS_TOKEN_SECONDS, type SignupRequest, type UserResponse } from '../accounts/accounts.ts';
import type { LeadKind } from '../api-paths.ts';
import type { BlogArticle, BlogCategory } from '../blog/blog.ts';
import { PAGE_SIZE } from '../blog/blog-rules.ts';
import type { DemoCancelledEvent, DemoMovedEvent } from '../bookings/booking-event.ts';
import type { ManagedBooking } from '../bookings/managed-booking.ts';
import { CONSENT_ID, consentText } from '../leads/consent.ts';
import { DEMO_TEXTS } from '../leads/demo.ts';
import type { ConsentWithdrawnEvent, LeadReceivedEvent } from '../leads/lead-event.ts';
import { LEAD_FORMS } from '../leads/lead-forms.ts';
import { bookingPath } from '../site/addresses.ts';
import { CALLS, type CallName, type WebhookName } from './calls.ts';

const SIGNUP: SignupRequest = {
  clientId: 'YOUR_CLIENT_ID',
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Rao',
  password: 'seven quiet looms',
};

const USER: UserResponse = {
  id: '0b9d6a52-6a3e-4f0e-9d2c-0f6f3c1f7a10',
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwYjlkNmE1MiJ9.Zq3b0w',
  refresh_token: 'sXo0yTn4u2Vq8wJrL5bKcEaZ1pGhDmFtYiN7vQxR3kM',
  token_type: 'Bearer',
  expires_in: ACCESS_TOKEN_SECONDS,
  firstName: 'Asha',
  middleName: '',
  lastName: 'Rao',
  clientId: 'YOUR_CLIENT_ID',
};

const CATEGORY: BlogCategory = { name: 'Developers', categorySlug: 'developers' };

const ARTICLE: BlogArticle = {
  id: '0198c1f2-5d0e-7c4a-9b5e-0c7d7a3f1b22',
  subject: 'Your first chat over the socket, from sign-up to answer',
  content: '<p>Sign up a user, open the chat socket and print an answer.</p>',
  image: '/blog/developers/first-chat-over-the-socket/banner.svg',
  author: 'Jun Takahashi',
  category: CATEGORY,
  url: 'first-chat-over-the-socket',
  createdDate: '2025-02-25T00:00:00.000Z',
  readTime: '5 min read',
};

const EXAMPLE_TIME = {
  startDateTime: DEMO_TEXTS.fields.startDateTime.example,
  endDateTime: DEMO_TEXTS.fields.endDateTime.example,
};
const BOOKED: ManagedBooking = {
  ...EXAMPLE_TIME,
  id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
  state: 'booked',
  isPast: false,
  sequence: 0,
  managePath: bookingPath(CALLS['read-booking'].pathFields.token),
  meetingUrl: null,
  days: [],
};
const RECEIPT = { id: '5d1f2c1e-8a7f-4f0e-b0a4-1d0f7f0b7c35', message: 'We’ve got your request.' };
const NEW_PASSWORD = 'nine louder looms';

/** Example of an HTTP call. */
export interface CallExample {
  query?: Readonly<Record<string, string | number>>;
  body?: Readonly<Record<string, unknown>>;
  answer: unknown;
}

/** Examples of the HTTP calls; a test checks each against its schema. */
export const CALL_EXAMPLES: Readonly<Record<CallName, CallExample>> = {
  signup: { body: SIGNUP, answer: USER },
  login: { body: { email: SIGNUP.email, password: SIGNUP.password }, answer: USER },
  refresh: { body: { refresh_token: 'YOUR_REFRESH_TOKEN' }, answer: USER },
  logout: {
    body: { everywhere: false },
    answer: { message: 'You’re logged out.', endedLogins: 1 },
  },
  'change-password': {
    body: { currentPassword: SIGNUP.password, newPassword: NEW_PASSWORD },
    answer: { message: 'Your password has been changed. All other logins have ended.', endedLogins: 1 },
  },
  'forgot-password': {
    body: { email: SIGNUP.email },
    answer: {
      message: 'If there’s an account with this address, an email with a token is on its way to it.',
    },
  },
  'reset-password': {
    body: { token: 'YOUR_RESET_TOKEN', newPassword: NEW_PASSWORD },
    answer: { message: 'Your password has been set. Log in with it.', endedLogins: 2 },
  },
  'delete-account': {
    body: { password: SIGNUP.password },
    answer: {
      message: 'Your account has been deleted.',
      deleted: ['Your personal room, with all its threads, messages and answers.'],
      kept: ['What you said in your client’s shared room: without your name or ID.'],
    },
  },
  'list-categories': { answer: [CATEGORY] },
  'list-articles': {
    query: { page: 1, limit: PAGE_SIZE, categorySlug: CATEGORY.categorySlug },
    answer: { data: [ARTICLE], page: 1, limit: PAGE_SIZE, total: 1 },
  },
  'read-article': { answer: ARTICLE },
  'demo-slots': {
    query: { from: '2099-01-12', to: '2099-01-18' },
    answer: {
      days: [{ date: EXAMPLE_TIME.startDateTime.slice(0, 10), slots: [{ ...EXAMPLE_TIME, freeSeats: 1 }] }],
    },
  },
  'demo-request': {
    body: exampleRequest('demo'),
    answer: { ...RECEIPT, booking: { ...EXAMPLE_TIME, manageUrl: 'https://www.example.com/demo/TOKEN' } },
  },
  'contact-request': { body: exampleRequest('contact'), answer: RECEIPT },
  'agent-request': { body: exampleRequest('agent'), answer: RECEIPT },
  'chatbot-request': { body: exampleRequest('chatbot'), answer: RECEIPT },
  'read-booking': { query: {}, answer: BOOKED },
  'change-booking': {
    body: { action: 'cancel', sequence: 0 },
    answer: { ...BOOKED, state: 'cancelled', sequence: 1 },
  },
};

/** Returns an example body from the examples of a form's fields. */
function exampleRequest(kind: LeadKind): Record<string, string> {
  const { fields } = LEAD_FORMS[kind].words;
  return Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
}

/** Consent of the checkbox of the demo form, of a product with another name. */
export const CONSENT_EXAMPLE = {
  id: CONSENT_ID,
  text: consentText('Example Inc.'),
  sha256: 'a9c93645005d1b6b2c96e95cb5059af691547883bd7420f4397b1fd4eb028c13',
  at: '2026-03-10T06:29:41.000Z',
};

/** Result of the calculator for its defaults; `lead-context-roi.test.ts` compares both. */
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

const EXAMPLE_DEMO = {
  id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
  email: 'mira@example.com',
  sequence: 1,
  start: '2026-03-12T02:30:00.000Z',
  end: '2026-03-12T03:00:00.000Z',
};

/** Examples of the webhooks, by their `type`. */
export const WEBHOOK_EXAMPLES = {
  'lead.received': {
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
  },
  'demo.moved': {
    type: 'demo.moved',
    timestamp: '2026-03-11T06:30:00.000Z',
    data: { ...EXAMPLE_DEMO, previousStart: '2026-03-11T09:30:00.000Z' },
  },
  'demo.cancelled': {
    type: 'demo.cancelled',
    timestamp: '2026-03-11T06:30:00.000Z',
    data: { ...EXAMPLE_DEMO, sequence: 2 },
  },
  'consent.withdrawn': {
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
} satisfies Record<
  WebhookName,
  LeadReceivedEvent | DemoMovedEvent | DemoCancelledEvent | ConsentWithdrawnEvent
>;
