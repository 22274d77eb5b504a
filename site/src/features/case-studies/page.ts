import { brand } from '../../brand.ts';
import { definePage, type PageRecord } from '../../layout/page.ts';
import { demo } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { caseStudies } from './case-studies.ts';
import { studyPage } from './study-page.ts';

/** The listing (S2 section 2). */
export const page = definePage(() => ({
  path: paths.caseStudies,
  title: 'Case Studies',
  description: `Three illustrative ${brand.name} stories, one process each: how it ran before, what an AI employee took over, what stayed with people, and what went wrong.`,
  keywords:
    'case study, customers, references, AI employee case studies, AI agent results, customer feedback, lead response, legal research',
  listed: 'in sitemap',
  card: 'own',
  menu: {
    in: 'resources',
    place: 3,
    description: 'Three processes, before and after',
    icon: 'Briefcase',
  },
  hero: {
    title: 'What AI took over, and what people kept',
    lede: 'Three stories, one process each: how it ran before, who does what now, what changed and what went wrong.',
  },
  closing: {
    title: 'Which process would be yours?',
    text: 'Name one that costs your team evenings. In 30 minutes we’ll show who could take which step.',
    actions: [demo('Book a Demo')],
  },
}));

/** One per study. */
export const pages = (): readonly PageRecord[] => caseStudies().map(studyPage);
