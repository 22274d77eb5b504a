import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** The list of all articles (S2 section 2). `list/list-page.ts` has its other views, `article/` the articles. */
export const page = definePage(() => ({
  path: paths.blog,
  title: 'Blog',
  description: `Notes from ${brand.name} on sharing work with AI employees: first tasks, approvals, support, sales, security, and the calls for developers.`,
  keywords: 'AI employees blog, AI agents at work, human in the loop, AI agent governance, AI automation',
  listed: 'in sitemap',
  card: 'own',
  menu: {
    in: 'resources',
    place: 2,
    description: 'How teams put AI employees to work',
    icon: 'PenLine',
  },
  hero: {
    title: `The ${brand.name} blog`,
    lede: 'Notes on sharing work with AI employees: what to hand over first, what to check and what to leave alone. With numbers, checklists and code you can use today.',
  },
}));
