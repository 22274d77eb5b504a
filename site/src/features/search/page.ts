import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** The search of the whole site, as a page (decision 013). */
export const page = definePage(() => ({
  path: paths.search,
  title: 'Search',
  description: 'Find a page, a question, an article or a part of the API reference.',
  listed: 'never',
}));
