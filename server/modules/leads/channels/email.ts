import type { Participant, Sender } from '../../../plugins/mail/mail.ts';
import type { Mailer } from '../../../plugins/mail/mailer.ts';
import type { Guest } from '../../bookings/bookings.queries.ts';
import type { Channel, LeadMessage } from '../deliveries/channel.ts';
import type { DemoLinks } from '../mail/demo-mail.ts';
import {
  composeGuestMail,
  composeHostMail,
  composeSalesMail,
  composeVisitorMail,
} from '../mail/lead-mails.ts';

/** Names of the channels in the database. */
export const VISITOR_EMAIL = 'visitor-email';
export const SALES_EMAIL = 'sales-email';
export const HOST_EMAIL = 'host-email';
export const GUEST_EMAIL = 'guest-email';
const PER_SECOND = 100;

/** Finds the links of the emails about a lead. */
export type FindDemoLinks = (leadId: string) => Promise<DemoLinks>;

const NO_LINKS: FindDemoLinks = async () => ({});

/** An email to the sales address about each lead, and about each change of its demo. */
export function createSalesEmail(
  mailer: Mailer,
  sender: Sender,
  to: string,
  findLinks: FindDemoLinks = NO_LINKS,
): Channel {
  return {
    name: SALES_EMAIL,
    ...limitsOf(mailer),
    tellsLatestOnly: true,
    deliver: async (message, signal) =>
      mailer.send(composeSalesMail(message, sender, to, await linksOf(message, findLinks)), signal),
  };
}

/** An email to the host of a demo who has to confirm it. @param findHost `undefined` where it has none any more */
export function createHostEmail(
  mailer: Mailer,
  sender: Sender,
  findLinks: FindDemoLinks,
  findHost: (leadId: string) => Promise<Participant | undefined>,
): Channel {
  return {
    name: HOST_EMAIL,
    ...limitsOf(mailer),
    tellsLatestOnly: true,
    isForHost: true,
    deliver: async (message, signal) => {
      const host = await findHost(message.lead.id);
      if (!host) return { kind: 'done' };
      const links = await linksOf(message, findLinks);
      return mailer.send(composeHostMail(message, sender, host, links), signal);
    },
  };
}

/** An email to one guest of a demo. @param findGuests all who were ever invited to it */
export function createGuestEmail(
  mailer: Mailer,
  sender: Sender,
  findLinks: FindDemoLinks,
  findInvited: (leadId: string) => Promise<readonly Guest[]>,
): Channel {
  return {
    name: GUEST_EMAIL,
    ...limitsOf(mailer),
    tellsLatestOnly: true,
    isForVisitor: true,
    isForGuest: true,
    deliver: async (message, signal) => {
      const { lead, bookingEvent } = message;
      const guest = (await findInvited(lead.id)).find(({ id }) => id === bookingEvent?.guest);
      // Erased since, or off the list before this email was sent.
      if (!guest || guest.isRemoved !== (bookingEvent?.occasion === 'uninvited')) return { kind: 'done' };
      const participant = { name: guest.email, email: guest.email };
      const links = await linksOf(message, findLinks);
      return mailer.send(composeGuestMail(message, sender, participant, links), signal);
    },
  };
}

/** A confirmation to the visitor, and what becomes of the demo. */
export function createVisitorEmail(
  mailer: Mailer,
  sender: Sender,
  findLinks: FindDemoLinks = NO_LINKS,
): Channel {
  return {
    name: VISITOR_EMAIL,
    ...limitsOf(mailer),
    tellsLatestOnly: true,
    isForVisitor: true,
    deliver: async (message, signal) =>
      mailer.send(composeVisitorMail(message, sender, await linksOf(message, findLinks)), signal),
  };
}

async function linksOf({ lead }: LeadMessage, findLinks: FindDemoLinks): Promise<DemoLinks> {
  if (lead.kind === 'demo') return findLinks(lead.id);
  return lead.context?.consent ? { consentUrl: (await findLinks(lead.id)).consentUrl } : {};
}

/**
 * Returns the limits of an email channel. No email is sent to test whether a server is back: it might arrive, and its
 * reader cannot recognize a repeat.
 */
export function limitsOf({
  ask,
  atOnce,
}: Mailer): Pick<Channel, 'atOnce' | 'perSecond' | 'recovery' | 'ask'> {
  const limits = { atOnce, perSecond: PER_SECOND };
  return ask ? { ...limits, recovery: 'ask', ask } : { ...limits, recovery: 'send' };
}
