import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { demo } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { countAgents } from './departments.ts';
import { CATALOGUE_ID, SAVINGS_ID } from './section-ids.ts';

/** The use-case catalogue (S2 section 2). */
export const page = definePage(() => ({
  path: paths.useCases,
  title: 'AI Agents for Every Department',
  description: `${brand.name} use cases by department, from marketing to legal: what each AI agent does, how complex it is and how soon it’s live. With a savings calculator.`,
  keywords: 'savings, AI agent use cases, AI agents by department, agent catalog, AI savings calculator',
  listed: 'in sitemap',
  card: {
    title: 'AI agents for every department',
    line: `${countAgents()} agents, and how long each takes to go live`,
  },
  hero: {
    title: 'An agent for every department',
    lede: `${countAgents()} agents across ten departments. See what each one does, how complex it is, whether it’s demo-ready and how many weeks until it’s live.`,
    actions: [
      { label: 'Browse the agents', href: `#${CATALOGUE_ID}` },
      { label: 'Estimate the savings', href: `#${SAVINGS_ID}` },
    ],
  },
  closing: {
    isStatement: true,
    title: 'Take the estimate further',
    text: 'The ROI calculator adds your use case, industry and rollout cost. Or bring one task to a demo and watch an agent do it.',
    actions: [{ label: 'Get Detailed ROI Report', href: paths.roiCalculator }, demo('Book a Demo')],
  },
}));
