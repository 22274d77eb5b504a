/** A demo that was just booked, as the answer to the request tells of it. */
export interface SessionBooking {
  /** UUID of the request that booked it. */
  id: string;
  /** ISO 8601 with the office's offset. */
  startDateTime: string;
  endDateTime: string;
  /** ISO 8601, when the answer came. */
  bookedAt: string;
  /** Address of the page that shows, moves and cancels the booking, for anyone who has it. */
  manageUrl: string;
  /** It waits for the link in its email. */
  isToConfirm?: true;
  /** Its host has still to confirm it. */
  toBeConfirmed?: true;
}

/**
 * Name of the item that carries it to the next page, in this tab's storage. A type, since a shared value would be one
 * more file.
 */
export type SessionKey = 'booked-demo';

export const SESSION_KEY: SessionKey = 'booked-demo';

/**
 * Returns the booking that `storeBooking` handed over. It moves into this entry of the history: a reload and the way
 * back show it again, and the thanks for another form in the same tab do not.
 */
export function takeBooking(): SessionBooking | undefined {
  try {
    const handed = sessionStorage.getItem(SESSION_KEY);
    if (!handed) return history.state?.[SESSION_KEY];
    sessionStorage.removeItem(SESSION_KEY);
    const booking: SessionBooking = JSON.parse(handed);
    history.replaceState({ ...history.state, [SESSION_KEY]: booking }, '');
    return booking;
  } catch {
    return undefined;
  }
}
