import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** State of the site, asked when the page is opened. */
export const page = definePage(() => ({
  path: paths.status,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/status')),
  card: 'own',
}));
