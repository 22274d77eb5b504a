import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** Company that runs the site, by the settings of the server: rendered on demand (decision 019). */
export const page = definePage(() => ({
  path: paths.legalNotice,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/legal-notice')),
  card: 'own',
}));
