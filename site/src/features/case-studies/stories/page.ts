import { content } from '../../../content.ts';
import { definePage, wordsOf } from '../../../layout/page.ts';
import { paths } from '../../../product/paths.ts';

/** The success stories (design.md, 'Open points'). */
export const page = definePage(() => ({
  path: paths.successStories,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/success-stories')),
  card: 'own',
}));
