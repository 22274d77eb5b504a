import type { BookingsTable } from '../../bookings/bookings.tables.ts';
import { type BookingEvent, CONFIRM } from './booking-event.ts';
import { CONSENT_WITHDRAWN } from './consent-message.ts';
import { mayHaveArrived } from './delivery.rules.ts';
import { isReminderLate, REMINDER_LEADS_MS, type ReminderKind } from './reminder.rules.ts';

/** Current state of a lead's demo. */
export interface BookingStatus extends Pick<BookingsTable, 'sequence' | 'state'> {
  end: Date;
  /** Time by which its visitor must confirm it; null where there is nothing to confirm. */
  confirmBy?: Date | null;
}

/** Facts of a waiting message that decide whether it is still worth sending. */
export interface WaitingMessage {
  /** Event of a change or a reminder; a message without it reports the request, as it was when the demo was booked. */
  bookingEvent?: BookingEvent | undefined;
  /** Name of the message; `confirm` asks the visitor to confirm the demo. */
  message?: string | undefined;
  /** Missing for a lead without a demo. */
  status?: BookingStatus | undefined;
  /** Set where it goes to the visitor; the team is also notified of a demo that is over. */
  isForVisitor?: boolean | undefined;
  /** Problem of the last attempt. */
  lastProblem: string | null;
}

/**
 * Reason not to send a message: the demo has changed since, it is over, the moment of its reminder has passed, or the
 * message may have been sent already.
 */
export type DropReason = 'superseded' | 'over' | 'late' | 'may_have_arrived';

/**
 * Returns the reason why a message would do more harm than good now; `undefined` where it is to be sent. A message
 * about an earlier state of the demo is wrong, and after a later message it would replace that one in a calendar or in
 * the reader's memory. A reminder is sent once or not at all: a repeated or late one is worse than none.
 */
export function findDropReason(
  { bookingEvent, message, status, isForVisitor, lastProblem }: WaitingMessage,
  now: Date,
): DropReason | undefined {
  // A demo that was moved meanwhile waits for its confirmation all the same.
  if (message === CONFIRM) return findConfirmDropReason(status, now);
  // It is not about the demo.
  if (message === CONSENT_WITHDRAWN) return undefined;
  // A guest who is off the list is not notified of later changes.
  if (bookingEvent?.occasion === 'uninvited') return undefined;
  const sequence = bookingEvent?.sequence ?? 0;
  if (status && status.sequence > sequence) return 'superseded';
  const end = bookingEvent?.end ?? status?.end;
  // A cancellation stays true, and explains why the team did not come; a missed demo is reported afterwards.
  const isSaidAfterwards = bookingEvent?.occasion === 'cancelled' || bookingEvent?.occasion === 'missed';
  if (isForVisitor && !isSaidAfterwards && end && end <= now) return 'over';
  if (!bookingEvent || !isReminder(bookingEvent.occasion)) return undefined;
  if (status?.sequence !== sequence || status.state !== 'held') return 'superseded';
  if (isReminderLate(bookingEvent.occasion, bookingEvent.start, now)) return 'late';
  return mayHaveArrived(lastProblem) ? 'may_have_arrived' : undefined;
}

function findConfirmDropReason(status: BookingStatus | undefined, now: Date): DropReason | undefined {
  if (!status?.confirmBy) return 'superseded';
  return status.confirmBy <= now ? 'late' : undefined;
}

function isReminder(occasion: BookingEvent['occasion']): occasion is ReminderKind {
  return Object.hasOwn(REMINDER_LEADS_MS, occasion);
}
