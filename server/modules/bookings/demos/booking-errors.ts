import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import { MOST_CHANGES_A_DAY } from 'contract/bookings/demo-calendar-rules.ts';
import { DEFAULT_OFFICE, type DemoInterval } from 'contract/bookings/office.ts';
import { ERRORS } from 'contract/reference/errors.ts';
import { invalidFields } from '../../../plugins/http/validation-problems.ts';
import { afterWait, documentedError, type InvalidRequest } from '../../../shared/errors.ts';
import type { BookingProblem } from './booking.rules.ts';

/** Other visitors have the half-hour; made with free ones as alternatives. */
export const SlotTaken = documentedError('slot_taken', (alternatives: BookedTime[]) => ({ alternatives }));
export type SlotTaken = InstanceType<typeof SlotTaken>;

const [, HAS_ONE] = ERRORS.already_booked;

/** The same person has a seat in that half-hour. */
export const AlreadyBooked = documentedError('already_booked', () => ({
  fields: [{ field: 'startDateTime', message: HAS_ONE }],
}));

/**
 * Rejection of a demo that would have to be confirmed by email, where no email can lead to this server: `PUBLIC_URL` is
 * not set.
 */
export const TooManyBookings = documentedError('too_many_bookings', () => ({
  headers: { 'retry-after': '3600' },
}));

/** Made with the seconds after which its visitor may change it again. */
export const TooManyChanges = documentedError('too_many_changes', (seconds: number) =>
  afterWait(
    seconds,
    (wait) =>
      `This demo has been changed ${MOST_CHANGES_A_DAY} times in a day. Please wait ${wait}, or contact us. You can still cancel it.`,
  ),
);

/** Made with how often a demo can be moved. */
export const TooManyMoves = documentedError('too_many_moves', (most: number) => {
  const message = `This demo has been moved ${most} times, as often as it can be. You can still cancel it, or contact us.`;
  return { fields: [{ field: 'startDateTime', message }] };
});

/** Rejection of a change of a demo that begins too soon for its visitor to change it. */
export const TooLate = documentedError('too_late');

/** A link that did not come by email confirms nothing. */
export const EmailLinkNeeded = documentedError('email_link_needed');

/** No emails go to guests of a demo that no one has confirmed. */
export const NotConfirmedYet = documentedError('not_confirmed_yet');

/** Someone with the same link, or the operator, changed it first. */
export const BookingChanged = documentedError('booking_changed');

/** Problems of a requested time that no one could book. */
export const TIME_PROBLEMS: Record<
  BookingProblem | 'closed',
  { field: keyof DemoInterval; message: string }
> = {
  not_on_grid: { field: 'startDateTime', message: 'Choose a day and one of the times shown.' },
  not_30_minutes: { field: 'endDateTime', message: 'A demo lasts 30 minutes.' },
  past: { field: 'startDateTime', message: 'That time has passed. Pick another.' },
  too_soon: { field: 'startDateTime', message: 'That time is too soon for us. Pick a later one.' },
  too_far: { field: 'startDateTime', message: 'That day is too far ahead. Pick an earlier one.' },
  no_demo_day: {
    field: 'startDateTime',
    message: 'There are no demos that day. Pick another.',
  },
  closed: { field: 'startDateTime', message: 'There are no demos that day. Pick another.' },
};

/** @param minutes how long a demo is */
export function invalidTime(
  problem: keyof typeof TIME_PROBLEMS,
  minutes = DEFAULT_OFFICE.minutes,
): InvalidRequest {
  const { field, message } = TIME_PROBLEMS[problem];
  return invalidFields([{ field, message: message.replace('30', String(minutes)) }]);
}
