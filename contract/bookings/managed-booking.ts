import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';
import { BOOKING_ACTIONS } from './booking-view.ts';
import { CalendarDay } from './demo-calendar.ts';

/** Query of GET `authms/demo/{token}`. */
export const BookingQuery = Type.Object({
  /** Day of the office, `YYYY-MM-DD`; another text is passed over. */
  from: Type.Optional(Type.String()),
});

/** Answer 200 of GET and POST `authms/demo/{token}`, and of `/demo/{token}` in JSON: the shape of `BookingView`. */
export const ManagedBooking = Type.Object({
  startDateTime: Type.String(),
  endDateTime: Type.String(),
  id: Type.String({ format: 'uuid' }),
  state: Type.Enum(['booked', 'cancelled']),
  isPast: Type.Boolean(),
  sequence: Type.Integer({ minimum: 0 }),
  managePath: Type.String(),
  consentPath: Type.Optional(Type.String()),
  meetingUrl: Type.Union([Type.String(), Type.Null()]),
  host: Type.Optional(Type.Object({ name: Type.String(), initials: Type.String() })),
  guests: Type.Optional(
    Type.Array(Type.Object({ id: Type.String({ format: 'uuid' }), email: Type.String() })),
  ),
  roomForGuests: Type.Optional(Type.Integer({ minimum: 1 })),
  confirmation: Type.Optional(
    Type.Object({ by: Type.String({ format: 'date-time' }), isAllowed: Type.Boolean() }),
  ),
  toBeConfirmed: Type.Optional(Type.Boolean()),
  needsOtherTime: Type.Optional(Type.Boolean()),
  days: Type.Array(CalendarDay),
  otherDays: Type.Optional(
    Type.Object({ earlier: Type.Optional(Type.String()), later: Type.Optional(Type.String()) }),
  ),
});

export type ManagedBooking = Static<typeof ManagedBooking>;

/** Body of POST `authms/demo/{token}` and `/demo/{token}`; a form without script sends `sequence` as text. */
export const BookingChange = strictObject({
  action: Type.Enum([...BOOKING_ACTIONS]),
  sequence: Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: '^[0-9]{1,9}$' })]),
  startDateTime: Type.Optional(Type.String({ maxLength: 40 })),
  guests: Type.Optional(Type.String({ maxLength: 1_000 })),
  guest: Type.Optional(Type.String({ maxLength: 40 })),
});

export type BookingChange = Static<typeof BookingChange>;
