import Type from 'typebox';
import { CONTACT, CONTACT_TEXTS } from '../leads/contact.ts';
import { strictObject } from '../strict-object.ts';
import type { AgentTool } from './agent-tool.ts';
import { CONSENT, IDEMPOTENCY_KEY, RECEIPT } from './for-a-person.ts';
import { toolFields } from './tool-fields.ts';

export const REQUEST_CONTACT = {
  title: 'Ask the team to get in touch',
  description:
    'Sends a person’s message to the sales team, who answer by email. Only with their consent to this message. To book a fixed time, use book_demo instead.',
  input: strictObject({
    ...toolFields(CONTACT, CONTACT_TEXTS),
    consent: CONSENT,
    idempotencyKey: IDEMPOTENCY_KEY,
  }),
  output: Type.Object(RECEIPT),
  isReadOnly: false,
  isIdempotent: true,
} satisfies AgentTool;
