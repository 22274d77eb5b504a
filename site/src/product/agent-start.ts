import { AGENT } from 'contract/leads/agent.ts';
import { AGENT_FORM } from 'contract/site/addresses.ts';

/** Fields that an address can state of the form for an agent: all but the visitor's own. */
export const AGENT_START_FIELDS = ['name', 'role', 'goal', 'desc', 'instructions'] as const;

/** An agent that the form begins with. */
export type AgentStart = Partial<Record<(typeof AGENT_START_FIELDS)[number], string>>;

/** The form, filled in with an agent. Without script the link leads to the empty form. */
export function agentStartAddress(agent: AgentStart): string {
  return AGENT_FORM.replace('#', `?${new URLSearchParams(agent)}#`);
}

/** Reads an agent from an address, in text no longer than the form takes; `undefined` where it names none. */
export function readAgentStart(search: string): AgentStart | undefined {
  const query = new URLSearchParams(search);
  const told = AGENT_START_FIELDS.map((field) => [
    field,
    (query.get(field) ?? '').slice(0, AGENT[field].maxLength).toWellFormed().trim(),
  ]);
  const start: AgentStart = Object.fromEntries(told.filter(([, text]) => text !== ''));
  return start.name ? start : undefined;
}
