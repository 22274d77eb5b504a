import { KEPT_BOOKING } from '../../../calls/kept-booking.ts';

/**
 * Runs before the page is painted: where a booking was handed over, its card has room from the start, and nothing moves
 * when `show-booked.ts` fills it in.
 */
export const EARLY_SCRIPT = `try{if(sessionStorage.getItem('${KEPT_BOOKING}')||history.state?.['${KEPT_BOOKING}'])document.documentElement.dataset.booked=''}catch{}`;
