import Type, { type Static } from 'typebox';
import { LeadReceipt } from '../leads/lead-receipt.ts';
import { CONFIRM_MINUTES } from './demo-calendar-rules.ts';

/** `message` of a demo that is booked once its visitor has followed the link in the email. */
export const CONFIRM_BY_EMAIL = `Almost done: we’ve emailed you a link. Confirm your demo with it within ${CONFIRM_MINUTES} minutes, or the time is free again.`;

/** A demo that is booked. */
export const BookingReceipt = Type.Object({
  startDateTime: Type.String(),
  endDateTime: Type.String(),
  /** Where the visitor sees, moves and cancels it; whoever has this link may. */
  manageUrl: Type.String(),
});

export type BookingReceipt = Static<typeof BookingReceipt>;

/** Answer 201 of POST `/authms/demo`. */
export const DemoReceipt = Type.Object({ ...LeadReceipt.properties, booking: BookingReceipt });

export type DemoReceipt = Static<typeof DemoReceipt>;
