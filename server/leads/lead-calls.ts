import { AgentRequest } from 'contract/agent-request.ts';
import type { LeadKind } from 'contract/api-paths.ts';
import { ChatbotRequest } from 'contract/chatbot-request.ts';
import { ContactRequest } from 'contract/contact-request.ts';
import { DemoRequest } from 'contract/demo-request.ts';
import { THANK_YOU_PAGE } from 'contract/site-manifest.ts';
import type { TSchema } from 'typebox';
import type { InvalidRequest } from '../web/errors.ts';
import type { FieldSentences } from '../web/validation-problems.ts';
import { checkSlot, type PostedForm, readChatbotForm, readDemoForm, SLOT_PROBLEMS } from './leads.rules.ts';

/** What the schema of each call lets through. */
export interface LeadBodies {
  demo: DemoRequest;
  contact: ContactRequest;
  agent: AgentRequest;
  chatbot: ChatbotRequest;
}

/** What tells one lead call from another. */
export interface LeadCall<Body> {
  body: TSchema;
  /** Answered with 201. */
  message: string;
  /** Where a form without script is sent once it is stored. */
  thanksPath: string;
  /** Names of the fields as the form shows them. */
  labels: Readonly<Record<string, string>>;
  sentences: FieldSentences;
  /** Reads a form without script, where its fields are not those of the call. */
  readForm?: (form: Record<string, string>) => PostedForm;
  /** Why no new lead may be made of a body now, as far as its schema cannot tell. */
  check?: (body: Body, now: Date) => InvalidRequest | undefined;
}

const PHONE = { phone: 'Enter a phone number' };

export const LEAD_CALLS: { readonly [Kind in LeadKind]: LeadCall<LeadBodies[Kind]> } = {
  demo: {
    body: DemoRequest,
    message: 'Your demo request has been received.',
    thanksPath: THANK_YOU_PAGE,
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      message: 'Additional information',
      startDateTime: 'Date and time',
      endDateTime: 'Date and time',
      timezone: 'Time zone',
      consent: 'Consent',
    },
    sentences: { ...PHONE, startDateTime: SLOT_PROBLEMS.not_on_grid.message },
    readForm: readDemoForm,
    check: checkSlot,
  },
  contact: {
    body: ContactRequest,
    message: "Request sent successfully! We'll get back to you soon.",
    thanksPath: '/contact-us#sent',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Work email',
      company: 'Company',
      phone: 'Phone',
      teamSize: 'Team size',
      message: 'Message',
    },
    sentences: PHONE,
  },
  agent: {
    body: AgentRequest,
    message: 'Your agent request has been received.',
    thanksPath: THANK_YOU_PAGE,
    labels: {
      name: 'Name',
      role: 'Role',
      email: 'Email',
      goal: 'Goal',
      desc: 'Description',
      instructions: 'Instructions',
    },
    sentences: {},
  },
  chatbot: {
    body: ChatbotRequest,
    message: 'Your chatbot request has been received.',
    thanksPath: THANK_YOU_PAGE,
    labels: {
      name: 'Chatbot name',
      inputTextHolder: 'Placeholder text',
      email: 'Email',
      suggestions: 'Suggestions',
      message: 'Welcome message',
    },
    sentences: { email: 'Please enter a valid email address' },
    readForm: readChatbotForm,
  },
};

export const LEAD_KINDS = Object.keys(LEAD_CALLS) as LeadKind[];
