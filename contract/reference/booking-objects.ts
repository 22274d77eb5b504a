import { CalendarDay, CalendarQuery, CalendarSlot, DemoCalendar } from '../bookings/demo-calendar.ts';
import { BookingReceipt, DemoReceipt } from '../bookings/demo-receipt.ts';
import { BookingChange, ManagedBooking } from '../bookings/managed-booking.ts';
import { describeObject } from './described-object.ts';

const START = 'ISO 8601 with the office’s offset, as in a request.';
const END = 'End of that slot.';

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
  toBeConfirmed: '`true` if our host has to confirm it first; otherwise absent.',
});

export const demoReceipt = describeObject(
  'DemoReceipt',
  DemoReceipt,
  'The demo is booked, or waits for a confirmation.',
  {
    id: 'UUID of the stored request, for support.',
    message:
      'One English sentence for a person: whether it’s booked, or has to be confirmed first, and by whom.',
    booking: 'The meeting.',
  },
);

export const managedBooking = describeObject('ManagedBooking', ManagedBooking, 'A booked demo.', {
  startDateTime: START,
  endDateTime: END,
  id: 'UUID of the request that booked it.',
  state: '`cancelled` only in the answer to the change that canceled it.',
  isPast: 'It has begun, so nothing can be changed.',
  sequence: '0 at first, and one more with each change.',
  managePath: 'Path of the page that moves and cancels.',
  consentPath: 'Path of the page that withdraws the consent to receive content; missing without one.',
  meetingUrl: 'Where it’s held; `null` until we name a place.',
  host: 'Who holds it; missing where we name no one.',
  guests: 'Whom the visitor has invited; missing without guests.',
  roomForGuests: 'How many more can be invited; missing if none.',
  confirmation: 'It still has to be confirmed; missing otherwise.',
  toBeConfirmed: '`true` if our host has to confirm it first; otherwise absent.',
  needsOtherTime:
    '`true` if our host can’t hold it, and the visitor has to pick another time; otherwise absent.',
  days: 'Days around it with their free half-hours; empty in the answer to a change.',
  otherDays: 'Where the days before and after begin.',
});

export const bookingHost = describeObject(
  'BookingHost',
  ManagedBooking.properties.host,
  'Who holds a demo.',
  { name: 'As it stands in emails.', initials: 'Of the name.' },
);

export const bookingGuest = describeObject(
  'BookingGuest',
  ManagedBooking.properties.guests.items,
  'A guest of a demo.',
  { id: 'UUID.', email: 'The address that was invited.' },
);

export const bookingConfirmation = describeObject(
  'BookingConfirmation',
  ManagedBooking.properties.confirmation,
  'A confirmation that’s due.',
  { by: 'Until when, in UTC.', isAllowed: 'Whether this link may confirm it: the one in the email may.' },
);

export const otherDays = describeObject(
  'OtherDays',
  ManagedBooking.properties.otherDays,
  'Where other days begin.',
  { earlier: 'A day before, `YYYY-MM-DD`.', later: 'A day after, `YYYY-MM-DD`.' },
);

export const bookingChange = describeObject('BookingChange', BookingChange, 'What to change.', {
  action: 'What to do.',
  sequence: 'The number you read.',
  startDateTime: 'To move: where to.',
  guests: 'To invite: up to three email addresses, with commas between them.',
  guest: 'To uninvite: the guest’s `id`.',
});
