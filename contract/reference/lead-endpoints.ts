import type { AgentRequest } from '../agent-request.ts';
import {
  BAGGAGE_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAYED_HEADER,
  LEAD_PATHS,
  type LeadKind,
} from '../api-paths.ts';
import type { ChatbotRequest } from '../chatbot-request.ts';
import type { ContactRequest } from '../contact-request.ts';
import type { DemoRequest } from '../demo-request.ts';
import { DEMO_TIME_ZONE } from '../demo-slots.ts';
import type { DescribedObject } from './described-object.ts';
import {
  BODY_ERRORS,
  COMMON_ERRORS,
  type ErrorCase,
  type Field,
  type HttpEndpoint,
  JSON_CONTENT,
} from './http-endpoint.ts';
import { agentRequest, chatbotRequest, contactRequest, demoRequest, leadReceipt } from './lead-objects.ts';

const EMAIL = 'mira@example.com';

const DEMO: DemoRequest = {
  firstName: 'Mira',
  lastName: 'Singh',
  email: EMAIL,
  phone: '+919876543210',
  message: 'We would like to see drafted replies.',
  startDateTime: '2099-01-15T08:00:00+05:30',
  endDateTime: '2099-01-15T08:30:00+05:30',
  timezone: DEMO_TIME_ZONE,
};

const CONTACT: ContactRequest = {
  firstName: 'Mira',
  lastName: 'Singh',
  email: EMAIL,
  company: 'Harborlight',
  phone: '',
  teamSize: '11-50',
  message: 'Can an AI employee answer in Hindi?',
};

const AGENT: AgentRequest = {
  name: 'Tally',
  role: 'Invoice clerk',
  email: EMAIL,
  goal: 'No invoice is paid late.',
  desc: 'Reads invoices and asks a person about odd ones.',
  instructions: 'Ask before you pay more than 500 dollars.',
};

const CHATBOT: ChatbotRequest = {
  name: 'Harbor helper',
  inputTextHolder: 'Ask about a delivery',
  email: EMAIL,
  suggestions: 'Where is my parcel?',
  message: 'Hello, how can I help?',
};

const HEADERS: readonly Field[] = [
  JSON_CONTENT,
  {
    name: header(IDEMPOTENCY_KEY_HEADER),
    value: '2f1c7a54-93b0-4f37-8a55-5a8f1f0f8c11',
    isRequired: false,
    meaning: 'Names the filled-in form: the same key and body again is answered alike, and stored once.',
  },
  {
    name: header(BAGGAGE_HEADER),
    value: 'utm_source=newsletter',
    isRequired: false,
    meaning: 'W3C Baggage: how the visit began.',
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
  BODY_ERRORS.notJson,
  { status: 422, code: 'idempotency_key_reused', when: 'The key belongs to a request with another body.' },
  COMMON_ERRORS.rateLimited,
  COMMON_ERRORS.overloaded,
  COMMON_ERRORS.storage,
];

/** What the forms of this site send (S1 section 7). In the document only: the page is for developers of clients. */
export const leadEndpoints: readonly HttpEndpoint[] = [
  leadEndpoint('demo', 'Ask for a demo', demoRequest, DEMO),
  leadEndpoint('contact', 'Send a contact request', contactRequest, CONTACT),
  leadEndpoint('agent', 'Ask for an agent', agentRequest, AGENT),
  leadEndpoint('chatbot', 'Ask for a chatbot', chatbotRequest, CHATBOT),
];

function leadEndpoint(
  kind: LeadKind,
  title: string,
  object: DescribedObject,
  example: Readonly<Record<string, unknown>>,
): HttpEndpoint {
  return {
    slug: `${kind}-request`,
    group: 'Lead forms',
    method: 'POST',
    path: LEAD_PATHS[kind],
    title,
    summary: `${object.summary} Answered once it is stored.`,
    notes: [],
    headers: HEADERS,
    pathFields: [],
    body: { object, example },
    success: {
      status: 201,
      meaning: 'The request is on disk.',
      headers: [REPLAYED],
      schema: leadReceipt.schema,
      example: { id: '5d1f2c1e-8a7f-4f0e-b0a4-1d0f7f0b7c35', message: 'Your request has been received.' },
    },
    errors: ERRORS,
  };
}

/** `idempotency-key` as documents write it: `Idempotency-Key`. */
function header(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
