import { BOOKING_PAGE } from 'contract/site/addresses.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';

/** Page behind every link that leads to no booking, whatever the reason. */
export const page = definePage(() => ({
  path: BOOKING_PAGE,
  listed: 'never',
  ...wordsOf(content().one('pages/booked-demo')),
}));
