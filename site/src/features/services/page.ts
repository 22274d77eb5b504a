import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** The agent-platform landing page (S1 section 2.5). */
export const page = definePage(() => ({
  path: paths.services,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/services')),
}));
