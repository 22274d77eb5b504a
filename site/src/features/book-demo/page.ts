import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** S1 section 2.8. */
export const page = definePage(() => ({
  path: paths.bookDemo,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/book-demo')),
  card: 'own',
}));
