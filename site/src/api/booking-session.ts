import { CONFIRM_BY_EMAIL } from 'contract/bookings/demo-calendar-rules.ts';

/** A demo that was just booked, as the answer to the request tells of it. */
export interface SessionBooking {
  /** UUID of the request that booked it. */
  id: string;
  /** ISO 8601 with the offset of India. */
  startDateTime: string;
  endDateTime: string;
  /** Where it can be seen, moved and canceled by anyone who has this address. */
  manageUrl: string;
  /** It waits for the link in its email. */
  isToConfirm?: true;
}

/** Of the item that carries it to the next page, in this tab's storage. */
export const SESSION_KEY = 'booked-demo';

/** The booking in a 201 answer; `undefined` if another server sends none. */
export function readBooking(answer: unknown): SessionBooking | undefined {
  const { id, message, booking } = Object(answer);
  return parseBooking({ ...booking, id, isToConfirm: message === CONFIRM_BY_EMAIL });
}

function parseBooking(value: unknown): SessionBooking | undefined {
  const { id, startDateTime, endDateTime, manageUrl, isToConfirm } = Object(value);
  const isWhole = isMoment(startDateTime) && isMoment(endDateTime) && isWebAddress(manageUrl);
  if (!isWhole || typeof id !== 'string') return undefined;
  return { id, startDateTime, endDateTime, manageUrl, ...(isToConfirm === true && { isToConfirm }) };
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

/**
 * What was handed over. It moves into this entry of the history: a reload and the way back show it again, and the
 * thanks for another form in the same tab do not.
 */
export function takeBooking(): SessionBooking | undefined {
  try {
    const handed = sessionStorage.getItem(SESSION_KEY);
    if (!handed) return parseBooking(history.state?.[SESSION_KEY]);
    sessionStorage.removeItem(SESSION_KEY);
    const booking = parseBooking(JSON.parse(handed));
    if (booking) history.replaceState({ ...history.state, [SESSION_KEY]: booking }, '');
    return booking;
  } catch {
    return undefined;
  }
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}
