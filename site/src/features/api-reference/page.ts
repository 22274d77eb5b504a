import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** S2 section 2, 'API reference page'. */
export const page = definePage(() => ({
  path: paths.apiReference,
  listed: 'in sitemap',
  ...wordsOf(content().one('api-reference/pages')),
  card: 'own',
}));
