import Type, { type Static } from 'typebox';
import {
  emailAddress,
  LINE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  optionalLine,
  optionalText,
  requiredLine,
  TEXT_MAX_LENGTH,
} from './lead-fields.ts';

/** Body of POST `/authms/agent-request`: an AI agent that the visitor describes (S1 sections 3, 5 and 7). */
export const AgentRequest = Type.Object(
  {
    name: requiredLine(NAME_MAX_LENGTH),
    role: optionalLine(LINE_MAX_LENGTH),
    email: emailAddress,
    goal: optionalText(TEXT_MAX_LENGTH),
    desc: optionalText(TEXT_MAX_LENGTH),
    instructions: optionalText(TEXT_MAX_LENGTH),
  },
  { additionalProperties: false },
);

export type AgentRequest = Static<typeof AgentRequest>;
