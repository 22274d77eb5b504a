import { KEPT_BOOKING } from '../../../api/kept-booking.ts';

/**
 * Runs before the page is painted: where a booking was handed over, its card has room from the start, and nothing moves
 * when `show-booked.ts` fills it in.
 */
export const EARLY_SCRIPT = `try{const b=sessionStorage.getItem('${KEPT_BOOKING}')||JSON.stringify(history.state?.['${KEPT_BOOKING}']);if(b)document.documentElement.dataset.booked=b.includes('"isToConfirm":true')?'unconfirmed':''}catch{}`;
