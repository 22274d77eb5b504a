import Type, { type Static } from 'typebox';
import { LeadReceipt } from '../leads/lead-receipt.ts';

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
