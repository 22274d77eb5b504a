import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** The search of the whole site, as a page (decision 013). */
export const page = definePage(() => ({
  path: paths.search,
  listed: 'never',
  ...wordsOf(content().one('pages/search')),
}));
