import { withCountryCode } from 'contract/demo-form.ts';
import type { DemoRequest } from 'contract/demo-request.ts';
import { DEMO_TIME_ZONE, type DemoSlot, demoInterval, type IsoDate } from 'contract/demo-slots.ts';
import { RequestRefused } from '../api/post-lead.ts';
import type { LeadCallTexts } from '../lead-form/use-lead-submission.ts';

/** A half-hour of a day. */
export interface Choice {
  date: IsoDate;
  slot: DemoSlot;
}

/** What the visitor fills in after choosing a slot (S1 section 5). */
export interface BookingDetails {
  firstName: string;
  lastName: string;
  /** As typed, behind the fixed +91. */
  phone: string;
  email: string;
  message: string;
  consent: boolean;
}

export const EMPTY_DETAILS: BookingDetails = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  message: '',
  consent: false,
};

/** Whether nothing required is missing: only then may the request be sent. */
export function isComplete({ firstName, lastName, phone, email, consent }: BookingDetails): boolean {
  return consent && [firstName, lastName, email].every((text) => text.trim() !== '') && /\p{Nd}/u.test(phone);
}

/** The body of the demo call: exactly the fields of S1 section 7; consent stays with the visitor. */
export function demoRequest({ date, slot }: Choice, details: BookingDetails): DemoRequest {
  return {
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    phone: withCountryCode(details.phone),
    message: details.message.trim(),
    ...demoInterval(date, slot),
    timezone: DEMO_TIME_ZONE,
  };
}

/** The alert of S1 section 8 for a failed booking. */
export function bookingAlert(error: unknown): string {
  if (error instanceof RequestRefused) return 'Failed to book demo. Please try again later.';
  return (error instanceof Error && error.message) || 'Something went wrong';
}

export const bookingCall: LeadCallTexts = {
  kind: 'demo',
  describeFailure: bookingAlert,
  alertsFailure: true,
};
