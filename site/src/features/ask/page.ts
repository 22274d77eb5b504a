import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** The assistant as a page: what the panel shows, without script. */
export const page = definePage(() => ({
  path: paths.ask,
  listed: 'never',
  ...wordsOf(content().one('pages/ask')),
}));
