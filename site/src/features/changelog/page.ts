import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** Changes for who calls the API or reads the site. */
export const page = definePage(() => ({
  path: paths.changelog,
  listed: 'in sitemap',
  card: 'own',
  ...wordsOf(content().one('pages/changelog')),
}));
