import { CalendarDay, CalendarQuery, CalendarSlot, DemoCalendar } from '../bookings/demo-calendar.ts';
import { BookingReceipt, DemoReceipt } from '../bookings/demo-receipt.ts';
import { describeObject } from './described-object.ts';

const START = 'ISO 8601 with the office’s offset, as in a request.';
const END = '30 minutes later.';

export const calendarQuery = describeObject('CalendarQuery', CalendarQuery, 'Which days to list.', {
  from: 'The first day, by the office’s calendar.',
  to: 'The last day. At most 62 days in all.',
});

export const calendarSlot = describeObject('CalendarSlot', CalendarSlot, 'A half-hour for demos.', {
  startDateTime: START,
  endDateTime: END,
  freeSeats: '0 if it’s taken.',
  toBeConfirmed: '`true` if our host has to confirm it first; otherwise absent.',
});

export const calendarDay = describeObject('CalendarDay', CalendarDay, 'A day of the demo calendar.', {
  date: 'By the office’s calendar, `YYYY-MM-DD`.',
  slots: 'Every half-hour we hold demos, free or taken. Empty on a day without demos.',
});

export const demoCalendar = describeObject('DemoCalendar', DemoCalendar, 'The demo calendar.', {
  days: 'Every day from the first to the last.',
});

export const bookingReceipt = describeObject('BookingReceipt', BookingReceipt, 'A booked demo.', {
  startDateTime: START,
  endDateTime: END,
  manageUrl: 'Where anyone with the link can see, move and cancel it.',
});

export const demoReceipt = describeObject(
  'DemoReceipt',
  DemoReceipt,
  'The demo is booked, or waits for a confirmation.',
  {
    id: 'UUID of the stored request, for support.',
    message: 'One English sentence for a person: whether it’s booked, or has to be confirmed by email first.',
    booking: 'The meeting.',
  },
);
