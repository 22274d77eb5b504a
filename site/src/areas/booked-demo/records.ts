import { BOOKING_PAGE } from 'contract/site/addresses.ts';
import { definePage } from '../../frame/page.ts';

/** The page of one booking, for whoever has its link. Its path stands in metadata, and so names no booking. */
export const bookingPage = definePage({
  path: BOOKING_PAGE,
  title: 'Your demo',
  description: 'See your demo, move it or cancel it.',
  listed: 'never',
});
