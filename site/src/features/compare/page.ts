import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { webPageOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';

/** Comparison for those who choose between kinds of tools. By kind: we don't judge products of others. */
export const page = definePage(() => {
  const words = wordsOf(content().one('pages/compare'));
  return {
    path: paths.compare,
    listed: 'in sitemap',
    ...words,
    structuredData: webPageOf({ path: paths.compare, ...words }),
  };
});
