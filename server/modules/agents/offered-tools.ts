import type { Content } from 'content/read-content.ts';
import { type AgentTools, agentTools } from 'contract/agents/agent-tools.ts';
import { content } from '../../shared/content.ts';

let made: { words: Content; tools: AgentTools } | undefined;

/** Returns the tools, with the plans and lists that are offered now. */
export function offeredTools(): AgentTools {
  const words = content();
  if (made?.words !== words)
    made = { words, tools: agentTools(words.one('plans'), words.one('roi-options')) };
  return made.tools;
}
