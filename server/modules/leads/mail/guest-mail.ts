import type { Office } from 'contract/bookings/office.ts';
import type { EmailName } from 'contract/content/email.ts';
import { fill } from 'contract/content/fill.ts';
import type { MailContent } from 'contract/mails/mail-content.ts';
import { mailParts, writeMail } from '../../../plugins/mail/mail-words.ts';
import { greetableName, withoutLinks } from '../../../plugins/mail/quoted-text.ts';
import type { BookingEventType } from '../deliveries/booking-event.ts';
import type { LeadMessage, LeadSnapshot } from '../deliveries/channel.ts';
import { personOf } from '../deliveries/lead-texts.ts';
import { describeStart } from '../deliveries/meeting-times.ts';
import { actionsOf, type DemoLinks, whenFact } from './demo-mail.ts';

/** Facts of the sender. */
interface GuestSender {
  office: Office;
  productName: string;
  /** `null` where no one reads replies. */
  answersTo: string | null;
}

/**
 * Returns the email to a guest of a demo. It contains only the name that a visitor has typed, if it looks like one, and
 * the address: no one can use the site to write to others.
 */
export function guestMail(
  { lead, bookingEvent }: Pick<LeadMessage, 'lead' | 'bookingEvent'>,
  { office, productName, answersTo }: GuestSender,
  links: DemoLinks,
): MailContent {
  if (!bookingEvent) throw new Error('a guest hears of changes alone');
  const { occasion, previousStart, start, end } = bookingEvent;
  const isOver = occasion === 'cancelled' || occasion === 'uninvited';
  const zone = lead.timeZone ?? office.zone;
  const inviter = inviterOf(lead);
  const { guestFooter, lastWord, labels } = mailParts();
  const last = isOver ? 'over' : answersTo === null ? 'guestIgnore' : 'guestReply';
  return {
    ...writeMail(nameOf(occasion), {
      values: {
        ...{ product: productName, inviter },
        start: describeStart({ start, end }, zone),
        before: previousStart && describeStart({ start: previousStart, end }, zone),
      },
      situations: [
        ...(occasion === 'host' ? (['the host has changed'] as const) : []),
        ...(previousStart ? [] : (['the earlier time isn’t known'] as const)),
      ],
    }),
    highlight: {
      ...whenFact(office, bookingEvent, lead),
      ...(isOver && { label: labels.wasSetFor }),
    },
    actions: isOver ? [] : actionsOf({ meetingUrl: links.meetingUrl }),
    footer: [fill(guestFooter, { product: productName, inviter, lastWord: lastWord[last] })],
  };
}

function nameOf(occasion: BookingEventType): EmailName {
  if (occasion === 'uninvited') return 'guest-uninvited';
  if (occasion === 'cancelled') return 'guest-canceled';
  return occasion === 'moved' ? 'guest-moved' : 'guest-invited';
}

/** `Asha Rao (asha@example.com)`, in a form that no mail program makes a link of. */
function inviterOf(lead: LeadSnapshot): string {
  const name = greetableName(personOf(lead));
  const address = withoutLinks(lead.email);
  return name ? `${name} (${address})` : address;
}
