import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** S1 section 2.7. */
export const page = definePage(() => ({
  path: paths.contact,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/contact')),
  card: 'own',
}));
