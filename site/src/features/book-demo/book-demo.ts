import { SLOT_TAKEN } from 'contract/bookings/demo-calendar-rules.ts';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { CONSENT_LABEL, consentText } from 'contract/leads/consent.ts';
import { DEMO } from 'contract/leads/demo.ts';
import { findFieldProblem, isVisible } from 'contract/leads/field-rules.ts';
import { FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import type { FormField } from 'contract/leads/form-fields.ts';
import type { DemoRequest } from 'contract/leads/lead-requests.ts';
import { tidyText } from 'contract/tidy-text.ts';
import { readBooking } from '../../api/booked-answer.ts';
import type { SessionBooking } from '../../api/booking-session.ts';
import type { BaggageEntries } from '../../api/first-touch/first-touch.ts';
import type { FieldLook } from '../../api/lead-form/LeadField.tsx';
import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';
import { productName } from '../../brand.ts';
import { office } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import { type Choice, choicesOf } from './free-times.ts';
import { phones } from './phone/fetch-phones.ts';

export type DetailName = keyof typeof DEMO;

/** The fields about the person in the order of the page, each with what the page adds to it. */
export const DETAIL_LOOKS: Readonly<Record<DetailName, FieldLook>> = {
  firstName: {},
  lastName: {},
  get phone() {
    const isSpecified = office().country === DEFAULT_OFFICE.country;
    return { prefix: office().dial, ...(isSpecified && { placeholder: '98765 43210' }) };
  },
  email: {},
  message: {},
};

export const DETAIL_NAMES = Object.keys(DETAIL_LOOKS) as DetailName[];

/**
 * Entries of the visitor after choosing a slot (S1 section 5); the phone as typed, behind the code of the office's
 * country.
 */
export interface BookingDetails extends Record<DetailName, string> {
  consent: boolean;
  /** Time at which the checkbox was used last, by the visitor's clock. */
  consentedAt: number;
}

export const EMPTY_DETAILS: BookingDetails = {
  ...textsOf(() => ''),
  consent: false,
  consentedAt: 0,
};

function textsOf(textOf: (name: DetailName) => string): Record<DetailName, string> {
  return Object.fromEntries(DETAIL_NAMES.map((name) => [name, textOf(name)])) as Record<DetailName, string>;
}

/** Returns what is required and still missing, by the labels of the fields: without any, the request may be sent. */
export function findMissing(details: BookingDetails): string[] {
  const isMissing = (name: DetailName) => {
    const field: FormField = DEMO[name];
    // Without a digit that can be dialed it is no number.
    const isGiven = field.kind === 'phone' ? /(?!0)\p{Nd}/u.test(details[name]) : isVisible(details[name]);
    return !field.isOptional && !isGiven;
  };
  const missing = DETAIL_NAMES.filter(isMissing).map((name): string => DEMO[name].label);
  return details.consent ? missing : [...missing, CONSENT_LABEL];
}

/**
 * The body of the demo call: exactly the fields of S1 section 7; consent travels beside it. The phone is as typed while
 * nothing on the page can read it: the server does.
 */
export function demoRequest({ slot }: Choice, details: BookingDetails): DemoRequest {
  const request = {
    ...textsOf((name) => tidyText(name, details[name])),
    startDateTime: slot.startDateTime,
    endDateTime: slot.endDateTime,
    timezone: office().zone,
  };
  return phones?.settle(request) ?? request;
}

/**
 * Returns the consent in the words that stood there, and how long ago it was given: it travels beside the request.
 */
export function consentEntries({ consentedAt }: BookingDetails, now: number): BaggageEntries {
  return {
    [FORM_ENTRIES.consentText]: consentText(productName()),
    [FORM_ENTRIES.consentAgeMs]: String(Math.max(0, now - consentedAt)),
  };
}

/** Returns what the server would refuse of the details, in its own words; the time is chosen from what it offers. */
export function findDetailProblems(request: DemoRequest): FieldProblem[] {
  return DETAIL_NAMES.flatMap((field) => {
    const value = request[field] ?? '';
    const message =
      DEMO[field].kind === 'phone' ? phones?.findProblem(value) : findFieldProblem(DEMO[field], value);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** Describes what was typed into a phone field: which number will be dialed, and what becomes of the rest. */
export function describeDialing(typed: string): string {
  const reading = phones?.read(typed);
  const { dialed, leftOut, outside } = wordsFor('booking');
  return [
    reading?.number && fill(dialed, { number: phones?.show(reading.number) }),
    reading?.leftOut && fill(leftOut, { text: reading.leftOut }),
    fill(outside, { country: new Intl.DisplayNames('en', { type: 'region' }).of(office().country) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The half-hours to offer if someone else has booked the chosen one; `undefined` for every other failure. */
export function findOffer(error: unknown): Choice[] | undefined {
  if (!(error instanceof RequestRefused) || error.code !== SLOT_TAKEN) return undefined;
  return choicesOf(error.alternatives);
}

/** Returns true if a request may have been stored although no answer says so. */
export function mayBeStored(error: unknown): boolean {
  return !(error instanceof RequestRefused) || error.status >= 500;
}

/** The alert of S1 section 8 for a failed booking; none where the dialog offers other half-hours instead. */
export function bookingAlert(error: unknown): string | undefined {
  if (findOffer(error)) return undefined;
  if (error instanceof RequestRefused) return wordsFor('booking').failed;
  return (error instanceof Error && error.message) || wordsFor('form').wentWrong;
}

export const bookingCall: LeadCallTexts<SessionBooking | undefined> = {
  kind: 'demo',
  describeFailure: bookingAlert,
  alertsFailure: true,
  readAnswer: async (response) => readBooking(await response.json().catch(() => undefined)),
};
