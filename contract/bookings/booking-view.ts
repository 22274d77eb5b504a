import type { BookedTime, CalendarDay } from './demo-calendar.ts';

/** A booking as its own pages show it: `/demo/{token}` and `/thankyou/{token}`. */
export interface BookingView extends BookedTime {
  /** UUID of the request that booked it: calendars recognize the demo by it, however it was added. */
  id: string;
  /** `cancelled` once, on the answer to the form that did it: afterwards its link leads nowhere. */
  state: 'booked' | 'cancelled';
  /** It has begun: there is nothing left to move or cancel. */
  isPast: boolean;
  /** 0 at first, and one more with each change. The forms send it along, so that a second press changes nothing. */
  sequence: number;
  /** Path of the page that moves and cancels. */
  managePath: string;
  /** Path of the page that withdraws the consent to receive content; absent without a consent that stands. */
  consentPath?: string;
  /** Address at which the demo is held, once the operator has named a place. */
  meetingUrl: string | null;
  /** Its host; absent where the site names no hosts. */
  host?: { name: string; initials: string };
  /** Whom its visitor has invited; absent where no one is. */
  guests?: { id: string; email: string }[];
  /** Number of guests that can still be invited; absent where none can. */
  roomForGuests?: number;
  /** It waits for its confirmation; absent where there is nothing to confirm. */
  confirmation?: {
    /** Until when: ISO 8601, UTC. */
    by: string;
    /** The page was opened by the link of the email, which alone may confirm. */
    isAllowed: boolean;
  };
  /** Its host has still to confirm it; absent otherwise. */
  toBeConfirmed?: boolean;
  /** Its host can’t hold it: it stays only until its visitor takes another time. Absent otherwise. */
  needsOtherTime?: boolean;
  /** Days to which it can be moved, around it with their free half-hours; empty on pages without a form. */
  days: CalendarDay[];
  /** First of the days before and after those, for `BOOKING_DAYS_FROM`; absent on pages without a form. */
  otherDays?: { earlier?: string; later?: string };
}

/** Query of `/demo/{token}` that names the first day to be offered. */
export const BOOKING_DAYS_FROM = 'from';

/** Fields of the forms on `/demo/{token}`; as JSON, a script sends the same. */
export const BOOKING_FIELDS = {
  action: 'action',
  sequence: 'sequence',
  /** Field of a form that moves: `startDateTime` of the half-hour. */
  start: 'startDateTime',
  /** Field of a form that invites: addresses, with commas between them. */
  guests: 'guests',
  /** Field of a form that takes a guest off the list: the guest's `id`. */
  guest: 'guest',
} as const;

export const BOOKING_ACTIONS = ['move', 'cancel', 'confirm', 'invite', 'uninvite'] as const;

export type BookingAction = (typeof BOOKING_ACTIONS)[number];
