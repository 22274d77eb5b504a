import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** Page of what this installation does with visitors' data, by the settings of the server: rendered on demand. */
export const page = definePage(() => ({
  path: paths.dataProcessing,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/data-processing')),
  card: 'own',
}));
