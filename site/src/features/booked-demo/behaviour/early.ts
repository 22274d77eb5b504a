import { SESSION_KEY } from '../../../api/booking-session.ts';

/**
 * Runs before the page is painted: where a booking was handed over, its card has room from the start, and nothing moves
 * when `show-booked.ts` fills it in.
 */
export const EARLY_SCRIPT = `try{const b=sessionStorage.getItem('${SESSION_KEY}')||JSON.stringify(history.state?.['${SESSION_KEY}']);if(b)document.documentElement.dataset.booked=b.includes('"isToConfirm":true')?'unconfirmed':b.includes('"toBeConfirmed":true')?'tentative':''}catch{}`;
