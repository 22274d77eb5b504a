import { BOOKING_PAGE } from 'contract/site/addresses.ts';
import { definePage } from '../../layout/page.ts';

/** The page of one booking, for anyone who has its link. Its path is part of the metadata, so it names no booking. */
export const bookingPage = definePage(() => ({
  path: BOOKING_PAGE,
  title: 'Your demo',
  description: 'See your demo, move it or cancel it.',
  listed: 'never',
}));

/** The page on which a host answers, likewise. */
export const hostPage = definePage(() => ({
  path: BOOKING_PAGE,
  title: 'Hold a demo',
  description: 'Say whether you hold a demo.',
  listed: 'never',
}));

/** The page of one consent, likewise. */
export const consentPage = definePage(() => ({
  path: BOOKING_PAGE,
  title: 'Stop content',
  description: 'Take back your consent to receive content.',
  listed: 'never',
}));
