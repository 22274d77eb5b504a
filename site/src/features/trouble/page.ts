import { TROUBLE_PAGE } from 'contract/site/addresses.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';

/** Page in place of one that the server cannot show now. */
export const page = definePage(() => ({
  path: TROUBLE_PAGE,
  listed: 'never',
  ...wordsOf(content().one('pages/trouble')),
}));
