import { NOT_FOUND_PAGE } from 'contract/site/addresses.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';

/** Page of an unknown address (S1 section 2.1, S2 section 2). */
export const page = definePage(() => ({
  path: NOT_FOUND_PAGE,
  listed: 'never',
  ...wordsOf(content().one('pages/not-found')),
}));
