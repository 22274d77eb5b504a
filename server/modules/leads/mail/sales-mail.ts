import type { Office } from 'contract/bookings/office.ts';
import type { EmailParts } from 'contract/content/email.ts';
import { fill } from 'contract/content/fill.ts';
import type { Fact, MailContent } from 'contract/mails/mail-content.ts';
import { mailParts, writeMail } from '../../../plugins/mail/mail-words.ts';
import type { BookingEvent } from '../deliveries/booking-event.ts';
import type { LeadMessage, LeadSnapshot } from '../deliveries/channel.ts';
import { type WithdrawnConsent, withdrawnConsentOf } from '../deliveries/consent-message.ts';
import { filledFields, meetingOf, personOf } from '../deliveries/lead-texts.ts';
import { describeMeeting, describeStart, type Meeting } from '../deliveries/meeting-times.ts';
import { actionsOf, type DemoLinks } from './demo-mail.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * The email to the sales address about a lead: who, what, when, and how they found us. The email about a changed demo
 * repeats all of that, because it may be the first that sales get.
 */
export function salesMail(
  message: Omit<LeadMessage, 'deliveryId'>,
  links: DemoLinks,
  office: Office,
): MailContent {
  const { lead, bookingEvent } = message;
  const withdrawn = withdrawnConsentOf(message);
  if (withdrawn) return stoppedContentMail(lead, withdrawn);
  const meeting = bookingEvent ?? meetingOf(lead);
  const isCancelled = bookingEvent?.occasion === 'cancelled';
  const { roi, touches } = { roi: broughtRoi(lead), touches: touchesOf(lead) };
  const mail = writeMail('team', {
    values: {
      ...valuesOf(message, office),
      ...{
        email: lead.email,
        at: momentOf(lead.receivedAt),
        id: lead.id,
        theyGet: whatTheyGet(bookingEvent),
      },
      before: earlierTime(bookingEvent, office),
      attached: attachedLine(message, meeting),
    },
    facts: { roi, touches },
  });
  return {
    ...mail,
    highlight: meeting && whenFact(office, meeting, lead, isCancelled),
    actions: isCancelled ? [] : actionsOf(links),
    facts: [...filledFields(lead), ...mail.facts],
  };
}

/** Returns the email that asks the host of a demo to confirm it: the email to sales, with the two answers in front. */
export function hostMail(
  message: Omit<LeadMessage, 'deliveryId'>,
  links: DemoLinks,
  office: Office,
): MailContent {
  const mail = salesMail(message, links, office);
  const { hostUrl } = links;
  const { subject, preview, heading, paragraphs, actions } = writeMail('host-to-confirm', {
    values: { ...valuesOf(message, office), heading: mail.heading },
    urls: [hostUrl, hostUrl],
  });
  return {
    ...mail,
    ...{ subject, preview, heading, paragraphs },
    actions: [...actions, ...(mail.actions ?? []).filter(({ url }) => url !== links.meetingUrl)],
  };
}

function valuesOf({ lead, bookingEvent }: Pick<LeadMessage, 'lead' | 'bookingEvent'>, office: Office) {
  const meeting = bookingEvent ?? meetingOf(lead);
  return {
    title: titleOf(lead, bookingEvent),
    who: personOf(lead) || lead.email,
    company: lead.body.company || undefined,
    start: meeting && describeStart(meeting, office.zone),
  };
}

function attachedLine(
  { bookingEvent, isUnsure }: Pick<LeadMessage, 'bookingEvent' | 'isUnsure'>,
  meeting: Meeting | undefined,
): string | undefined {
  const { attached, attachedLater } = mailParts().team;
  if (bookingEvent) {
    const { attached } = occasionOf(bookingEvent);
    return attached && fill(attached, { command: 'npm run bookings -- confirm' });
  }
  return meeting && (isUnsure ? attachedLater : attached);
}

function earlierTime(bookingEvent: BookingEvent | undefined, { zone }: Office): string | undefined {
  if (!bookingEvent?.previousStart || bookingEvent.isUnconfirmed) return undefined;
  return describeStart({ start: bookingEvent.previousStart, end: bookingEvent.end }, zone);
}

/** The email about a consent that its visitor has taken back. */
function stoppedContentMail(lead: LeadSnapshot, { at, withdrawnAt }: WithdrawnConsent): MailContent {
  return writeMail('team-content-stopped', {
    values: { who: personOf(lead) || lead.email, email: lead.email, id: lead.id },
    situations: lead.kind === 'demo' ? ['a demo may be booked'] : [],
    facts: { given: momentOf(new Date(at)), takenBack: momentOf(new Date(withdrawnAt)) },
  });
}

function momentOf(at: Date): string {
  return `${MOMENT.format(at)} UTC`;
}

/** Returns the team's words for a change of a demo, and for the effect of the attachment in a calendar. */
function occasionOf({ occasion, isUnconfirmed }: BookingEvent): EmailParts['team']['unconfirmed'] {
  const { unconfirmed, occasions } = mailParts().team;
  return isUnconfirmed ? unconfirmed : occasions[occasion];
}

/** Returns the title, such as `Demo moved`, or `New contact request`. */
export function titleOf({ kind }: LeadSnapshot, bookingEvent: BookingEvent | undefined): string {
  const { team, kinds } = mailParts();
  return bookingEvent ? occasionOf(bookingEvent).title : fill(team.request, { kind: kinds[kind] });
}

function whatTheyGet(bookingEvent: BookingEvent | undefined): string {
  const { request, unconfirmed, toConfirm, change } = mailParts().team.theyGet;
  if (!bookingEvent) return request;
  if (bookingEvent.isUnconfirmed) return unconfirmed;
  return bookingEvent.occasion === 'to-confirm' ? toConfirm : change;
}

function whenFact(office: Office, meeting: Meeting, { timeZone }: LeadSnapshot, isCancelled: boolean): Fact {
  const { labels } = mailParts();
  return {
    label: isCancelled ? labels.wasSetFor : labels.when,
    value: describeMeeting(office, meeting, timeZone, 'team'),
  };
}

/** Returns the visitor's result of the calculator, which they want to go through. */
function broughtRoi({ context }: LeadSnapshot): string | undefined {
  const { roi } = context ?? {};
  if (!roi) return undefined;
  const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  const words = mailParts().team.roi;
  const savings = usd(roi.potentialSavingsUsdPerYear);
  const months = roi.paybackMonths ?? undefined;
  return [
    fill(months === undefined ? words.savings : words.payback, { savings, months }),
    fill(words.inputs, {
      ...{ useCase: roi.useCase, industry: roi.industry, automation: roi.automationPercentage },
      employees: roi.employees.toLocaleString('en-US'),
      ...{ salary: usd(roi.averageSalaryUsd), cost: usd(roi.implementationCostUsd) },
    }),
  ].join('\n');
}

/** `utm_source: newsletter` and the like. */
function touchesOf({ attribution }: LeadSnapshot): string | undefined {
  const entries = Object.entries(attribution ?? {});
  return entries.length === 0 ? undefined : entries.map((entry) => entry.join(': ')).join('\n');
}
