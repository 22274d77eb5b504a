import { type AgentTools, agentTools } from 'contract/agents/agent-tools.ts';
import type { Plans } from 'contract/content/plans.ts';
import { content } from '../../shared/content.ts';

let made: { plans: Plans; tools: AgentTools } | undefined;

/** Returns the tools, with the plans that are offered now. */
export function offeredTools(): AgentTools {
  const plans = content().one('plans');
  if (made?.plans !== plans) made = { plans, tools: agentTools(plans) };
  return made.tools;
}
