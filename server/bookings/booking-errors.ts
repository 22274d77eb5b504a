import { SLOT_TAKEN } from 'contract/bookings/demo-calendar-rules.ts';
import type { DemoInterval } from 'contract/leads/demo-slots.ts';
import { type InvalidRequest, publicError } from '../errors.ts';
import { invalidFields } from '../web/validation-problems.ts';
import type { BookingProblem } from './booking.rules.ts';

/** Somebody else has the half-hour; made with those that are free instead. */
export const SlotTaken = publicError(
  409,
  SLOT_TAKEN,
  'Someone just booked that time. Pick another.',
  (alternatives: DemoInterval[]) => ({ alternatives }),
);
export type SlotTaken = InstanceType<typeof SlotTaken>;

/** Somebody with the same link, or the operator, was quicker. */
export const BookingChanged = publicError(
  409,
  'booking_changed',
  'This booking has changed since you opened it. Please look at it again.',
);

/** What is wrong with the time of a request that nobody could book. */
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

export function invalidTime(problem: keyof typeof TIME_PROBLEMS): InvalidRequest {
  return invalidFields([TIME_PROBLEMS[problem]]);
}
