import { EMAIL, LINE_MAX_LENGTH, NAME_MAX_LENGTH, TEXT_MAX_LENGTH } from './field-rules.ts';
import { A_PERSON_SENDS, type FormFields, type FormTexts, PERSON_TEXTS } from './form-fields.ts';

/** The agent form and the body of POST `/authms/agent-request` (S1 sections 3, 5, 7 and 8). */
export const AGENT = {
  name: { kind: 'line', maxLength: NAME_MAX_LENGTH, label: 'Name', sentence: 'Name is required' },
  role: { kind: 'line', isOptional: true, maxLength: LINE_MAX_LENGTH, label: 'Role' },
  email: { ...EMAIL, label: 'Email', sentence: 'Enter a valid email address' },
  goal: { kind: 'text', isOptional: true, maxLength: TEXT_MAX_LENGTH, label: 'Goal' },
  desc: { kind: 'text', isOptional: true, maxLength: TEXT_MAX_LENGTH, label: 'Description' },
  instructions: { kind: 'text', isOptional: true, maxLength: TEXT_MAX_LENGTH, label: 'Instructions' },
} as const satisfies FormFields;

/** A constant of its own, so that tree shaking keeps it out of the scripts of pages. */
export const AGENT_TEXTS = {
  summary: 'An agent someone wants.',
  tool: {
    toolname: 'request_agent',
    tooldescription: `Asks the team to build an AI agent. ${A_PERSON_SENDS}`,
  },
  fields: {
    name: { meaning: 'The agent’s.', agent: 'What the agent will be called', example: 'Tally', column: 10 },
    role: { meaning: 'The agent’s.', agent: 'Its job', example: 'Invoice clerk', column: 11 },
    email: PERSON_TEXTS.email,
    goal: {
      meaning: 'What the agent should achieve.',
      agent: 'What it should achieve',
      example: 'Never pay an invoice late.',
      column: 12,
    },
    desc: {
      meaning: 'What the agent is.',
      agent: 'What it works on, and how often',
      example: 'Reads invoices and asks a person about odd ones.',
      column: 13,
    },
    instructions: {
      meaning: 'How the agent should work.',
      agent: 'What it must always do, and when it asks someone',
      example: 'Ask before you pay more than 500 dollars.',
      column: 14,
    },
  },
} as const satisfies FormTexts<typeof AGENT>;
