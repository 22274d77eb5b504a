import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import type { BookingReceipt } from 'contract/bookings/demo-calendar.ts';
import { CONFIRM_BY_EMAIL, HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { DEMO } from 'contract/leads/demo.ts';
import type { Caller } from '../caller.ts';
import { listDetails } from '../consent/question.ts';
import { requireConsent } from '../consent/require-consent.ts';
import type { SiteCalls } from '../site-calls.ts';
import { officeTimes, personsTimes, requireZone, wrongField } from '../times/persons-time.ts';
import { withTimesOf } from '../times/with-times-of.ts';
import type { DemoOffice } from './booked-demo.ts';
import { receiptOf } from './contact-tools.ts';

const INTERNATIONAL = /^[\s(]*(?:\+|00)/;

/**
 * Refuses a number that says no country, of a person elsewhere: on the site, the form names the country that it will be
 * read as; an agent's person sees no form, and a number of another country could not be called.
 * @throws {ToolProblem}
 */
function requireInternational(phone: string): void {
  if (!/\d/.test(phone) || INTERNATIONAL.test(phone)) return;
  throw wrongField('phone', 'Begin with + and the country code, such as +442071234567');
}

/** Answers in the zone of the person, which emails name too. */
export async function bookDemo(
  { startDateTime, timeZone, consent: claimed, idempotencyKey, ...details }: ToolInput<'book_demo'>,
  calls: SiteCalls,
  caller: Caller,
  { office, productName }: DemoOffice,
): Promise<ToolOutput<'book_demo'>> {
  const named = requireZone(timeZone);
  const times = officeTimes(startDateTime, named, office);
  const zone = named ?? office.zone;
  // In the office's own zone, a number without its country is read as on the site.
  if (zone !== office.zone) requireInternational(details.phone);
  const question = {
    text: `Book a demo of ${productName} on ${personsTimes(times, zone).when} in your name? ${productName} gets what’s listed here, and emails you the invitation.`,
    details: listDetails(DEMO, details),
    yes: 'Yes, book it.',
  };
  const consent = requireConsent(claimed, question, caller);
  return withTimesOf(zone, async () => {
    const body = { ...details, ...times, timezone: office.zone };
    const request = { consent, idempotencyKey, timeZone: named };
    const answer = await calls.post(LEAD_PATHS.demo, body, request, caller);
    const { manageUrl, toBeConfirmed, ...booked } = (answer.body.booking ?? {}) as Partial<BookingReceipt>;
    // Of a repetition, the demo may have been moved since.
    const personal = personsTimes({ ...times, ...booked }, zone);
    const receipt = receiptOf(answer);
    return {
      ...receipt,
      message: describeBooking(receipt.message, personal.when),
      ...personal,
      ...(manageUrl !== undefined && { manageUrl }),
      ...(toBeConfirmed && { toBeConfirmed }),
    };
  });
}

/**
 * Returns the message about a demo: the server's own if the demo has still to be confirmed, otherwise the contents of
 * its email.
 */
function describeBooking(answered: string, when: string): string {
  if (answered === CONFIRM_BY_EMAIL || answered.includes(HOST_CONFIRMS)) return answered;
  return `The demo is booked for ${when}. Our email has the invitation, and the link to move or cancel it.`;
}
