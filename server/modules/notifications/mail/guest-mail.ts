import type { Office } from 'contract/bookings/office.ts';
import type { MailContent } from 'contract/mails/mail-content.ts';
import type { BookingEvent } from '../booking-event.ts';
import type { LeadMessage, LeadSnapshot } from '../channel.ts';
import { personOf } from '../lead-texts.ts';
import { describeStart } from '../meeting-times.ts';
import { actionsOf, type DemoLinks, whenFact } from './demo-mail.ts';
import { greetableName, withoutLinks } from './quoted-text.ts';

/** What the email needs to know of its sender. */
interface GuestSender {
  office: Office;
  productName: string;
  /** `null` where no one reads replies. */
  answersTo: string | null;
}

/**
 * The email to a guest of a demo. All that a visitor has typed is in it is the name, as far as it looks like one, and the
 * address: no one can use the site to write to others.
 */
export function guestMail(
  { lead, bookingEvent }: Pick<LeadMessage, 'lead' | 'bookingEvent'>,
  { office, productName, answersTo }: GuestSender,
  links: DemoLinks,
): MailContent {
  if (!bookingEvent) throw new Error('a guest hears of changes alone');
  const { occasion } = bookingEvent;
  const isOver = occasion === 'cancelled' || occasion === 'uninvited';
  const zone = lead.timeZone ?? office.zone;
  const { subject, heading, paragraphs } = textsOf(bookingEvent, { who: inviterOf(lead), productName, zone });
  return {
    ...{ subject, heading, paragraphs },
    preview: isOver ? 'The attached update takes it off your calendar.' : 'The invitation is attached.',
    highlight: {
      ...whenFact(office, bookingEvent, lead),
      ...(isOver && { label: 'It was set for' }),
    },
    actions: isOver ? [] : actionsOf({ meetingUrl: links.meetingUrl }),
    factsTitle: '',
    facts: [],
    footer: [
      `You’re getting this email because ${inviterOf(lead)} entered this address on the ${productName} website. ${lastWord(isOver, answersTo)}`,
    ],
  };
}

function textsOf(
  { occasion, previousStart, start, end }: BookingEvent,
  { who, productName, zone }: { who: string; productName: string; zone: string },
): Pick<MailContent, 'subject' | 'heading' | 'paragraphs'> {
  const when = describeStart({ start, end }, zone);
  const invited = `${who} invited you to a demo of ${productName}.`;
  if (occasion === 'uninvited') {
    return {
      subject: `You’re no longer invited to a demo of ${productName}`,
      heading: 'You’re off the guest list',
      paragraphs: [`${who} took you off the guest list of a demo of ${productName}.`],
    };
  }
  if (occasion === 'cancelled') {
    return {
      subject: `A demo of ${productName} is canceled`,
      heading: 'The demo is canceled',
      paragraphs: [`${invited} It doesn’t take place.`],
    };
  }
  if (occasion === 'moved') {
    const before = previousStart && `It was ${describeStart({ start: previousStart, end }, zone)}.`;
    return {
      subject: `A demo of ${productName} moved: ${when}`,
      heading: 'The demo has a new time',
      paragraphs: [[invited, before].filter(Boolean).join(' ')],
    };
  }
  return {
    subject: `Invitation to a demo of ${productName}: ${when}`,
    heading: occasion === 'host' ? 'The demo has another host' : 'You’re invited to a demo',
    paragraphs: [
      invited,
      'The invitation is attached, so you can add it to your calendar. There’s nothing else to do.',
    ],
  };
}

/** `Asha Rao (asha@example.com)`, in a form that no mail program makes a link of. */
function inviterOf(lead: LeadSnapshot): string {
  const name = greetableName(personOf(lead));
  const address = withoutLinks(lead.email);
  return name ? `${name} (${address})` : address;
}

function lastWord(isOver: boolean, answersTo: string | null): string {
  if (isOver) return 'We won’t email you about this demo again.';
  return answersTo === null
    ? 'Don’t want to come? Ignore it.'
    : 'Don’t want to hear about it? Reply to this email, and we’ll take you off the list.';
}
