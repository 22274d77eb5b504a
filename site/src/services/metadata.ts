import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';

/** Of the agent-platform landing page (S1 section 2.5). */
export const metadata: PageMetadata = {
  title: 'AI Agents that Work as a Team',
  description: `Build AI agents with ${brand.name}: describe the job, connect them to one another and decide where a person has the last word. Nine solutions and 20 agent types to start from.`,
  keywords:
    'AI agent platform, multi-agent orchestration, AI agent builder, agentic retrieval, human in the loop',
};
