import type { LeadKind } from 'contract/api-paths.ts';
import { DemoReceipt } from 'contract/bookings/demo-calendar.ts';
import type { DemoInterval, Office } from 'contract/bookings/office.ts';
import { DESIGN_FORM_FIELDS, designEntries } from 'contract/leads/chatbot-design.ts';
import { CONSENT_LABEL, noConsentText } from 'contract/leads/consent.ts';
import { DEMO_FORM_FIELDS, demoFormAt, demoRequestFromForm, lacksConsent } from 'contract/leads/demo-form.ts';
import { fieldLabels, fieldSentences } from 'contract/leads/lead-forms.ts';
import {
  AgentRequest,
  ChatbotRequest,
  ContactRequest,
  type DemoRequest,
  demoRequestAt,
  LeadReceipt,
} from 'contract/leads/lead-requests.ts';
import { withDialedPhone } from 'contract/leads/phone-number.ts';
import type { TSchema } from 'typebox';
import { type FieldSentences, invalidFields } from '../../../plugins/http/validation-problems.ts';
import { TIME_PROBLEMS } from '../../bookings/bookings.queries.ts';
import { describePhoneProblem, readPhoneAt } from './dialable.rules.ts';

/** Bodies that the schema of each call accepts. */
export interface LeadBodies {
  demo: DemoRequest;
  contact: ContactRequest;
  agent: AgentRequest;
  chatbot: ChatbotRequest;
}

/** Contents of a form that a browser posted without script. */
export interface PostedForm {
  /** The body of the call, for its schema to check. */
  body: Record<string, string>;
  /** Attribution that the form sends beside it; with a script, the baggage header has it. */
  attribution?: Record<string, string>;
  /** Its checkbox of consent was ticked. */
  isConsentTicked?: boolean;
}

/** Properties of a lead call. */
export interface LeadCall {
  body: TSchema;
  /** Schema of the answer 201. */
  receipt: TSchema;
  /** Answered with 201. */
  message: string;
  /** Names of the fields as the form shows them. */
  labels: Readonly<Record<string, string>>;
  sentences: FieldSentences;
  /** Sentences of the form for a field that is missing, or an address that is invalid. */
  messages?: FieldSentences;
  /** Reads a form without script, where its fields are not those of the call. */
  readForm?: (form: Record<string, string>, productName: string) => PostedForm;
  /** Makes the same form for another half-hour, for forms with a time. */
  formAt?: (form: Record<string, string>, time: DemoInterval) => Record<string, string>;
  /** Brings a body that was sent in one of several spellings into the one that is stored. */
  normalize?: (body: unknown) => unknown;
}

/** Returns the four calls of a site whose demos are held by this office. */
export const leadCalls = (office: Office): Readonly<Record<LeadKind, LeadCall>> => ({
  demo: {
    body: demoRequestAt(office),
    receipt: DemoReceipt,
    message: 'We’ve got your demo request.',
    labels: { ...fieldLabels('demo'), consent: CONSENT_LABEL },
    sentences: {
      phone: (value) => describePhoneProblem(value, office.country),
      startDateTime: TIME_PROBLEMS.not_on_grid.message,
    },
    readForm: (form, productName) => readDemoForm(form, productName, office),
    formAt: (form, time) => demoFormAt(office, form, time),
    normalize: (body) => normalizePhone(body, office.country),
  },
  contact: {
    body: ContactRequest,
    receipt: LeadReceipt,
    message: "Request sent successfully! We'll get back to you soon.",
    labels: fieldLabels('contact'),
    sentences: {},
    messages: fieldSentences('contact'),
  },
  agent: {
    body: AgentRequest,
    receipt: LeadReceipt,
    message: 'We’ve got your agent request.',
    labels: fieldLabels('agent'),
    sentences: {},
    messages: fieldSentences('agent'),
  },
  chatbot: {
    body: ChatbotRequest,
    receipt: LeadReceipt,
    message: 'We’ve got your chatbot request.',
    labels: fieldLabels('chatbot'),
    sentences: {},
    messages: fieldSentences('chatbot'),
    readForm: readChatbotForm,
  },
});

/**
 * Turns the demo form that a browser posted without script into the body of the call.
 * @throws {InvalidRequest} when the checkbox of consent was left empty
 */
export function readDemoForm(form: Record<string, string>, productName: string, office: Office): PostedForm {
  if (lacksConsent(form)) {
    throw invalidFields([{ field: DEMO_FORM_FIELDS.consent, message: noConsentText(productName) }]);
  }
  return {
    body: demoRequestFromForm(office, form),
    isConsentTicked: Boolean(form[DEMO_FORM_FIELDS.consent]),
  };
}

/** The body of a demo request with its phone as it is stored; what has no texts there is left to the schema. */
export function normalizePhone(body: unknown, country: string): unknown {
  const { phone, message = '' } = Object(body) as Record<string, unknown>;
  const hasTexts = typeof phone === 'string' && typeof message === 'string';
  return hasTexts
    ? withDialedPhone(body as { phone: string; message?: string }, (typed) => readPhoneAt(country, typed))
    : body;
}

/** Takes the design out of the posted chatbot form. No colour is a reason to refuse: it is not part of the call. */
export function readChatbotForm(form: Record<string, string>): PostedForm {
  const {
    [DESIGN_FORM_FIELDS.bubbleColor]: bubbleColor,
    [DESIGN_FORM_FIELDS.textColor]: textColor,
    ...body
  } = form;
  return { body, attribution: designEntries({ bubbleColor, textColor }) };
}
