import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { demo } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { templateList } from './templates/template-list.ts';

/** S1 section 2.9. */
export const page = definePage(() => ({
  path: paths.resources,
  title: 'Resources and Templates for AI Agents',
  description: `Nine templates to copy, articles and a calculator for teams that work with ${brand.name} AI employees. Whitepapers and a video library are on the way.`,
  keywords:
    'AI agent templates, handoff note template, AI access policy template, AI employee case studies, AI ROI calculator',
  listed: 'in sitemap',
  card: 'own',
  structuredData: templateList,
  menu: {
    in: 'resources',
    place: 1,
    name: 'All resources',
    description: 'Guides, tools and stories in one place',
    icon: 'Library',
  },
  hero: {
    title: 'Resources for teams that share work with AI',
    lede: 'What to hand off first, how other teams did it and what it’s worth in your own numbers.',
    parts: [
      { id: 'shelves-title', title: 'Read, watch, compare' },
      { id: 'templates-title', title: 'Nine templates to copy' },
      { id: 'featured-title', title: 'Start with one of these' },
    ],
  },
  closing: {
    title: 'Rather see it than read about it?',
    text: 'In 30 minutes we’ll show an AI employee doing a task from your team.',
    actions: [demo('Book a demo')],
  },
}));
