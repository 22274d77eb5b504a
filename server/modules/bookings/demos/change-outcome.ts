import type { HostObstacle } from '../hosts/roster.ts';
import type { Booking } from './booking.ts';
import type { SeatRefusal } from './seats.ts';

/** Outcome of a change of a booking. */
export type ChangeOutcome =
  /** The booking is as requested, by this change or by an earlier one that this one repeats. */
  | { kind: 'done'; booking: Booking }
  /** Nothing has changed: the half-hour cannot be had. */
  | { kind: 'refused'; refusal: SeatRefusal; obstacles?: readonly HostObstacle[] }
  /** Nothing has changed: the booking is no longer as the caller last saw it. */
  | { kind: 'outdated'; booking: Booking }
  /** The demo has begun. */
  | { kind: 'past' }
  /** Nothing has changed: its visitor has moved it too often within a day. */
  | { kind: 'too_often'; again: Date }
  /** Nothing has changed: its visitor has moved it as often as one demo can be moved (`DEMO_MOST_MOVES`). */
  | { kind: 'too_many_moves' }
  /** Nothing has changed: it begins too soon for its visitor to change it (`DEMO_CHANGE_NOTICE_MINUTES`). */
  | { kind: 'too_late' }
  /** Nothing has changed: guests can be invited once it is booked and confirmed. */
  | { kind: 'unconfirmed' }
  /** Nothing has changed: these guests cannot be invited. `problem` says why, in one sentence. */
  | { kind: 'bad_guests'; problem: string }
  /** The booking doesn't exist, or was canceled before. */
  | { kind: 'gone' };
