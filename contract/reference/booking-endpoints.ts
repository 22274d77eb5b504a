import { BOOKING_DAYS_FROM } from '../bookings/booking-view.ts';
import { SLOT_TAKEN } from '../bookings/demo-calendar-rules.ts';
import type { BookingChange, ManagedBooking } from '../bookings/managed-booking.ts';
import { DEMO_TEXTS } from '../leads/demo.ts';
import { bookingPath } from '../site/addresses.ts';
import { bookingChange, managedBooking } from './booking-objects.ts';
import {
  ACCEPT_JSON,
  BODY_ERRORS,
  COMMON_ERRORS,
  type ErrorCase,
  type Field,
  type HttpEndpoint,
  JSON_CONTENT,
} from './http-endpoint.ts';

const PATH = bookingPath('{token}');
const TOKEN: Field = {
  name: 'token',
  value: 'BOOKING_TOKEN',
  isRequired: true,
  meaning:
    'The end of `manageUrl`, from the answer to the booking or the link in its email. Anyone with it can change the demo.',
};
const NO_BOOKING: ErrorCase = {
  status: 404,
  code: 'not_found',
  when: 'The link is wrong, the demo is canceled, or it’s long over.',
};

const { startDateTime, endDateTime } = DEMO_TEXTS.fields;
const BOOKED: ManagedBooking = {
  startDateTime: startDateTime.example,
  endDateTime: endDateTime.example,
  id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
  state: 'booked',
  isPast: false,
  sequence: 0,
  managePath: bookingPath(TOKEN.value),
  meetingUrl: null,
  days: [],
};
const CANCEL: BookingChange = { action: 'cancel', sequence: 0 };

/** What the page of a booked demo offers, for programs (decision 017). */
export const bookingEndpoints: readonly HttpEndpoint[] = [
  {
    slug: 'read-booking',
    group: 'Bookings',
    method: 'GET',
    path: PATH,
    title: 'Read a booked demo',
    summary: 'Returns a booked demo, with the free half-hours around it.',
    notes: [
      'The same address is the visitor’s page: it answers in JSON if `Accept` names JSON and not HTML.',
      `Days before or after those in \`days\`: repeat the call with \`?${BOOKING_DAYS_FROM}=\` and a day of \`otherDays\`.`,
    ],
    headers: [ACCEPT_JSON],
    pathFields: [TOKEN],
    success: {
      status: 200,
      meaning: 'The demo.',
      headers: [],
      schema: managedBooking.schema,
      example: BOOKED,
    },
    errors: [NO_BOOKING, COMMON_ERRORS.rateLimited, COMMON_ERRORS.overloaded, COMMON_ERRORS.storage],
  },
  {
    slug: 'change-booking',
    group: 'Bookings',
    method: 'POST',
    path: PATH,
    title: 'Move or cancel a demo',
    summary: 'Moves, cancels or confirms a booked demo, or changes its guests. The visitor gets an email.',
    notes: [
      'Send the `sequence` you read: a change that someone else made first gets 409, and nothing happens twice.',
      'To move, also send `startDateTime`: one of the free half-hours, as `days` has it.',
      'A guest gets one invitation by email, and each change of the demo. At most three guests, and six invitations in all.',
    ],
    headers: [JSON_CONTENT],
    pathFields: [TOKEN],
    body: { object: bookingChange, example: CANCEL },
    success: {
      status: 200,
      meaning: 'The demo as it is now.',
      headers: [],
      schema: managedBooking.schema,
      example: { ...BOOKED, state: 'cancelled', sequence: 1 },
    },
    errors: [
      BODY_ERRORS.invalid,
      { status: 403, code: 'email_link_needed', when: 'Only the link in the email can confirm it.' },
      NO_BOOKING,
      { status: 409, code: 'booking_changed', when: 'It has changed since you read it: read it again.' },
      {
        status: 409,
        code: SLOT_TAKEN,
        when: 'The half-hour is taken; `alternatives` has the nearest free ones.',
      },
      {
        status: 409,
        code: 'not_confirmed_yet',
        when: 'A demo that waits for its confirmation has no guests.',
      },
      { status: 409, code: 'already_booked', when: 'The same person already has a demo then.' },
      {
        status: 409,
        code: 'too_many_moves',
        when: 'It was moved as often as it can be. It can still be canceled.',
      },
      { status: 409, code: 'too_late', when: 'It begins too soon to be moved or canceled here.' },
      BODY_ERRORS.tooLarge,
      BODY_ERRORS.notJson,
      {
        status: 429,
        code: 'too_many_changes',
        when: 'It was moved, or guests were invited, five times within 24 hours. It can still be canceled.',
      },
      COMMON_ERRORS.rateLimited,
      COMMON_ERRORS.overloaded,
      COMMON_ERRORS.storage,
    ],
  },
];
