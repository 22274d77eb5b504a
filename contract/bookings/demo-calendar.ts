import type { Static } from 'typebox';
import Type from 'typebox';
import { LeadReceipt } from '../leads/lead-requests.ts';

/** Query of GET `/authms/demo-slots`. */
export const CalendarQuery = Type.Object({
  /** Days of the office, `YYYY-MM-DD`. */
  from: Type.String(),
  to: Type.String(),
});

/** A half-hour as requests name it: ISO 8601 with the office's offset (S1 section 3). */
export const BookedTime = Type.Object({
  startDateTime: Type.String(),
  endDateTime: Type.String(),
  /** A host has to confirm it, since no calendar of those who are free could be read; absent otherwise. */
  toBeConfirmed: Type.Optional(Type.Boolean()),
});

export type BookedTime = Static<typeof BookedTime>;

/** A half-hour in which demos are held. */
export const CalendarSlot = Type.Object({
  startDateTime: Type.String(),
  endDateTime: Type.String(),
  /** 0 when it is taken. */
  freeSeats: Type.Integer({ minimum: 0 }),
  /** A host has to confirm it, since no calendar of those who are free could be read; absent otherwise. */
  toBeConfirmed: Type.Optional(Type.Boolean()),
});

export type CalendarSlot = Static<typeof CalendarSlot>;

export const CalendarDay = Type.Object({
  /** Day of the office, `YYYY-MM-DD`. */
  date: Type.String(),
  /**
   * Half-hours that can be booked now, and those that could be if they were not taken. Half-hours that have passed or begin too soon are
   * left out; a day without demos, or beyond the horizon, has none.
   */
  slots: Type.Array(CalendarSlot),
});

export type CalendarDay = Static<typeof CalendarDay>;

/** Answer 200 of GET `/authms/demo-slots?from&to`: every day from the first to the last. */
export const DemoCalendar = Type.Object({ days: Type.Array(CalendarDay) });

export type DemoCalendar = Static<typeof DemoCalendar>;

/** A demo that is booked. */
export const BookingReceipt = Type.Object({
  startDateTime: Type.String(),
  endDateTime: Type.String(),
  /** Address at which anyone who has it sees, moves and cancels it. */
  manageUrl: Type.String({ format: 'uri' }),
  /** Its host has still to confirm it; absent otherwise. */
  toBeConfirmed: Type.Optional(Type.Boolean()),
});

export type BookingReceipt = Static<typeof BookingReceipt>;

/** Answer 201 of POST `/authms/demo`. */
export const DemoReceipt = Type.Object({ ...LeadReceipt.properties, booking: BookingReceipt });

export type DemoReceipt = Static<typeof DemoReceipt>;
