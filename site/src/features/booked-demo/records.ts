import { BOOKING_PAGE } from 'contract/site/addresses.ts';
import { content } from '../../content.ts';
import { definePage } from '../../layout/page.ts';

/** The page of one booking, for anyone who has its link. Its path is part of the metadata, so it names no booking. */
export const bookingPage = definePage(() => ({
  path: BOOKING_PAGE,
  ...content().one('pages/booked-demo').records.booking,
  listed: 'never',
}));

/** The page on which a host answers, likewise. */
export const hostPage = definePage(() => ({
  path: BOOKING_PAGE,
  ...content().one('pages/booked-demo').records.host,
  listed: 'never',
}));

/** The page of one consent, likewise. */
export const consentPage = definePage(() => ({
  path: BOOKING_PAGE,
  ...content().one('pages/booked-demo').records.consent,
  listed: 'never',
}));
