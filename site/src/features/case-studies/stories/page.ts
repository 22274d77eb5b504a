import { brand } from '../../../brand.ts';
import { definePage } from '../../../layout/page.ts';
import { demo } from '../../../product/actions.ts';
import { paths } from '../../../product/paths.ts';

/** The success stories (design.md, 'Open points'). */
export const page = definePage(() => ({
  path: paths.successStories,
  title: 'AI Success Stories',
  description: `Three illustrative ${brand.name} stories side by side: before, now, what stays with people, and what each number counts. Two minutes to read.`,
  keywords: 'AI success stories, AI employee results, workload reduction, more leads, legal research',
  listed: 'in sitemap',
  card: 'own',
  menu: {
    in: 'resources',
    place: 7,
    name: 'Success Stories',
    description: 'Three results at a glance',
    icon: 'ChartColumn',
  },
  hero: {
    title: 'Success stories, side by side',
    lede: 'Two minutes before your next meeting: what went to an AI employee, what people kept and what changed.',
  },
  closing: {
    title: 'What would you measure?',
    text: 'Name the process and the number that matters. We’ll show how an agent would move it, and how you’d know.',
    actions: [demo('Book a Demo'), { label: 'Calculate with your numbers', href: paths.roiCalculator }],
  },
}));
