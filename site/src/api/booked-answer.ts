import { CONFIRM_BY_EMAIL } from 'contract/bookings/demo-calendar-rules.ts';
import type { SessionBooking, SessionKey } from './booking-session.ts';

const SESSION_KEY: SessionKey = 'booked-demo';

/** The booking in a 201 answer; `undefined` if another server sends none. */
export function readBooking(answer: unknown): SessionBooking | undefined {
  const { id, message, booking } = Object(answer);
  const { startDateTime, endDateTime, manageUrl, toBeConfirmed } = Object(booking);
  const isWhole = isMoment(startDateTime) && isMoment(endDateTime) && isWebAddress(manageUrl);
  if (!isWhole || typeof id !== 'string') return undefined;
  return {
    id,
    startDateTime,
    endDateTime,
    manageUrl,
    bookedAt: new Date().toISOString(),
    ...(message === CONFIRM_BY_EMAIL && { isToConfirm: true }),
    ...(toBeConfirmed === true && { toBeConfirmed }),
  };
}

/**
 * Hands a booking to the next page of this tab. Nothing of it stands in an address, where logs, other sites and
 * shoulders would read it (decision 006).
 */
export function storeBooking(booking: SessionBooking): void {
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(booking));
  } catch {}
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}
