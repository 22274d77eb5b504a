import Type, { type Static } from 'typebox';
import { AGENT_RULES } from './forms/agent-rules.ts';
import { optional, required } from './lead-fields.ts';

/** Body of POST `/authms/agent-request`: an AI agent that the visitor describes (S1 sections 3, 5 and 7). */
export const AgentRequest = Type.Object(
  {
    name: required(AGENT_RULES.name),
    role: optional(AGENT_RULES.role),
    email: required(AGENT_RULES.email),
    goal: optional(AGENT_RULES.goal),
    desc: optional(AGENT_RULES.desc),
    instructions: optional(AGENT_RULES.instructions),
  },
  { additionalProperties: false },
);

export type AgentRequest = Static<typeof AgentRequest>;
