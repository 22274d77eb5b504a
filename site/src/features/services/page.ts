import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { demo, talk } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';

/** The agent-platform landing page (S1 section 2.5). */
export const page = definePage(() => ({
  path: paths.services,
  title: 'AI Agents that Work as a Team',
  description: `Build AI agents with ${brand.name}: describe the job, connect them and decide where a person has the last word. Nine solutions and 20 agent types to start from.`,
  keywords:
    'AI agent platform, multi-agent orchestration, AI agent builder, agentic retrieval, human in the loop',
  listed: 'in sitemap',
  card: { title: 'AI agents that work as a team', line: 'They pass work along, and stop where you say' },
  menu: {
    in: 'services',
    place: 1,
    name: 'Agent Platform',
    description: 'Build agents, connect them and let them work together',
    icon: 'Workflow',
  },
  hero: {
    title: 'Build agents that work as a team',
    lede: 'Describe the job, connect the knowledge, link agents together. They pass work along, and stop where you tell them to ask.',
    actions: [{ label: 'Get Started', href: brand.loginUrl, newTab: true }, demo('Book a Demo')],
  },
  closing: {
    isStatement: true,
    title: 'Bring one job, leave with a plan',
    text: 'In 30 minutes we’ll break down one of your jobs: which agents it needs, what they have to know and where they stop and ask.',
    actions: [demo('Book a Demo'), talk('Contact Sales')],
  },
}));
