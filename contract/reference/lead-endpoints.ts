import {
  BAGGAGE_HEADER,
  DEMO_SLOTS_PATH,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAYED_HEADER,
  LEAD_PATHS,
  type LeadKind,
} from '../api-paths.ts';
import { CONFIRM_MINUTES, SLOT_TAKEN } from '../bookings/demo-calendar-rules.ts';
import { DEMO_TEXTS } from '../leads/demo.ts';
import { LEAD_FORMS } from '../leads/lead-forms.ts';
import { ETAG, IF_NONE_MATCH, NOT_MODIFIED } from './blog-endpoints.ts';
import { calendarQuery, demoCalendar, demoReceipt } from './booking-objects.ts';
import type { DescribedObject } from './described-object.ts';
import {
  BODY_ERRORS,
  COMMON_ERRORS,
  type ErrorCase,
  type Field,
  type HttpEndpoint,
  JSON_CONTENT,
  LOCATION,
} from './http-endpoint.ts';
import { agentRequest, chatbotRequest, contactRequest, demoRequest, leadReceipt } from './lead-objects.ts';
import { OTHER_ORIGINS } from './other-origins.ts';

const EXAMPLE_TIME = {
  startDateTime: DEMO_TEXTS.fields.startDateTime.example,
  endDateTime: DEMO_TEXTS.fields.endDateTime.example,
};

const HEADERS: readonly Field[] = [
  JSON_CONTENT,
  {
    name: header(IDEMPOTENCY_KEY_HEADER),
    value: '2f1c7a54-93b0-4f37-8a55-5a8f1f0f8c11',
    isRequired: false,
    meaning:
      'Identifies the filled-in form: resend the same key and body, and you get the same answer, with the request stored once. That works above the rate limit, too. A key is 1 to 255 visible ASCII characters (no spaces), such as a UUID, and doesn’t begin with `form-`; any other is refused with 400.',
    pattern: '^[!-~]{1,255}$',
  },
  {
    name: header(BAGGAGE_HEADER),
    value: 'utm_source=newsletter',
    isRequired: false,
    meaning: 'W3C Baggage: how the visit began. This site’s forms add what they know alongside the body.',
  },
];

const REPLAYED: Field = {
  name: header(IDEMPOTENT_REPLAYED_HEADER),
  value: 'true',
  isRequired: false,
  meaning: 'On an answer that repeats an earlier one.',
};

const ERRORS: readonly ErrorCase[] = [
  BODY_ERRORS.invalid,
  BODY_ERRORS.tooLarge,
  { ...BODY_ERRORS.notJson, when: '`Content-Type` is neither JSON nor that of a plain form.' },
  {
    status: 403,
    code: 'forbidden',
    when: 'A plain form from a page of another website.',
  },
  {
    status: 422,
    code: 'idempotency_key_reused',
    when: 'Your network has used the key for a request with a different body.',
  },
  {
    ...COMMON_ERRORS.rateLimited,
    when: `${COMMON_ERRORS.rateLimited.when} If you repeat a stored request, you get its earlier answer instead, as many times again as the limit allows.`,
  },
  COMMON_ERRORS.overloaded,
  COMMON_ERRORS.storage,
];

/** What the forms of this site send (S1 section 7). */
export const leadEndpoints: readonly HttpEndpoint[] = [
  calendarEndpoint(),
  demoEndpoint(),
  leadEndpoint('contact', 'Send a contact request', contactRequest),
  leadEndpoint('agent', 'Request an agent', agentRequest),
  leadEndpoint('chatbot', 'Request a chatbot', chatbotRequest),
];

/** As the others, but that there is one seat for so many. */
function demoEndpoint(): HttpEndpoint {
  const endpoint = leadEndpoint('demo', 'Ask for a demo', demoRequest);
  const booking = { ...EXAMPLE_TIME, manageUrl: 'https://www.example.com/demo/TOKEN' };
  return {
    ...endpoint,
    notes: [
      ...endpoint.notes,
      `Beyond a few demos to come of one network or one person, \`message\` says that we’ve emailed a link: the demo is booked once the visitor confirms it there, within ${CONFIRM_MINUTES} minutes. The answer has the same shape.`,
      'If you repeat a request whose demo has been moved, `booking` has its new time. If it’s been canceled, it’s booked again.',
    ],
    success: {
      ...endpoint.success,
      schema: demoReceipt.schema,
      example: { ...(endpoint.success.example as object), booking },
    },
    errors: [
      ...ERRORS,
      {
        status: 409,
        code: SLOT_TAKEN,
        when: 'The half-hour is taken; `alternatives` has the nearest free ones.',
      },
      {
        status: 409,
        code: 'already_booked',
        when: 'The same person, whatever the `+tag` of the address, already has a demo in that half-hour.',
      },
      {
        status: 429,
        code: 'too_many_bookings',
        when: 'The demo would have to be confirmed by email, and this server can’t email a link: its operator hasn’t set `PUBLIC_URL`.',
      },
    ],
  };
}

function calendarEndpoint(): HttpEndpoint {
  return {
    slug: 'demo-slots',
    group: 'Lead forms',
    method: 'GET',
    path: DEMO_SLOTS_PATH,
    title: 'List free times for a demo',
    summary: 'Returns the half-hours when we hold demos on the given days, with the free seats in each.',
    notes: ['No token needed.', OTHER_ORIGINS.calls],
    headers: [IF_NONE_MATCH],
    pathFields: [],
    query: { object: calendarQuery, example: { from: '2099-01-12', to: '2099-01-18' } },
    success: {
      status: 200,
      meaning: 'Every day from the first to the last.',
      headers: [ETAG],
      schema: demoCalendar.schema,
      example: {
        days: [{ date: EXAMPLE_TIME.startDateTime.slice(0, 10), slots: [{ ...EXAMPLE_TIME, freeSeats: 1 }] }],
      },
    },
    otherAnswers: [NOT_MODIFIED],
    errors: [
      {
        status: 400,
        code: 'invalid_request',
        when: 'One of the days isn’t a date, or you asked for more than 62; `fields` names the one at fault.',
      },
      COMMON_ERRORS.headersTooLarge,
      COMMON_ERRORS.rateLimited,
      COMMON_ERRORS.overloaded,
      COMMON_ERRORS.storage,
    ],
  };
}

function leadEndpoint(kind: LeadKind, title: string, object: DescribedObject): HttpEndpoint {
  return {
    slug: `${kind}-request`,
    group: 'Lead forms',
    method: 'POST',
    path: LEAD_PATHS[kind],
    title,
    summary: `${object.summary} Answered once it’s stored.`,
    notes: [OTHER_ORIGINS.calls],
    headers: HEADERS,
    pathFields: [],
    body: { object, example: exampleRequest(kind) },
    success: {
      status: 201,
      meaning: 'The request is on disk.',
      headers: [REPLAYED],
      schema: leadReceipt.schema,
      example: { id: '5d1f2c1e-8a7f-4f0e-b0a4-1d0f7f0b7c35', message: 'We’ve got your request.' },
    },
    otherAnswers: [
      {
        status: 303,
        meaning:
          'To a plain HTML form (`application/x-www-form-urlencoded`, with the same fields): it’s stored, and `Location` is the page to show.',
        headers: [LOCATION],
      },
    ],
    errors: ERRORS,
  };
}

/** An example body, from the examples of the form's fields. */
function exampleRequest(kind: LeadKind): Record<string, string> {
  const { fields } = LEAD_FORMS[kind].words;
  return Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
}

/** `idempotency-key` as documents write it: `Idempotency-Key`. */
function header(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
