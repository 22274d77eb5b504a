import { bookingPath, consentPath, DEMO_PAGE, hostAnswerPath } from 'contract/site/addresses.ts';
import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import { createMailFolder, MAIL_FOLDER } from '../../../plugins/mail/mail-folder.ts';
import { mailOrigin, mailSenderOf } from '../../../plugins/mail/sender.ts';
import { createSmtpMailer } from '../../../plugins/mail/smtp-mailer.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { BookingLinks, DemoHost, Guest } from '../../bookings/bookings.queries.ts';
import type { SenderParts } from '../channels/channels.ts';
import type { DeskMails } from '../channels/desk-email.ts';
import type { FindDemoLinks } from '../channels/email.ts';
import { type ChannelValues, channelNames, findChannel } from '../leads.channels.ts';
import type { Channel } from './channel.ts';

export type DeliveryConfig = Pick<
  Config,
  | 'host'
  | 'port'
  | 'dataDir'
  | 'publicUrl'
  | 'smtpUrl'
  | 'mailFrom'
  | keyof ChannelValues
  | 'demoMeetingUrl'
  | 'office'
  | 'companyName'
  | 'companyAddress'
  | 'replyWithin'
>;

interface ChannelParts {
  brand: MailBrand;
  clock: Clock;
  /** Maker of the links with which a visitor moves and cancels a demo; without it, emails have none. */
  bookingLinks?: Pick<BookingLinks, 'makeToken' | 'makeConfirmToken' | 'makeHostToken'>;
  /** Finds the host of a lead's demo; without it, none is known, and no host gets an email. */
  findHost?: (leadId: string) => Promise<DemoHost | undefined>;
  /** All who were ever invited to a demo; without it, no one is, and no guest gets an email. */
  findInvited?: (leadId: string) => Promise<readonly Guest[]>;
  /** Mails that are written at the desk; without them, none are sent. */
  deskMails?: DeskMails | undefined;
  /** Finds the port on which the server listens in the end, which `PORT` 0 leaves open. */
  findPort?: () => number | undefined;
}

/** The channels that the operator has set up. */
export function openChannels(
  config: DeliveryConfig,
  { brand, clock, bookingLinks, findHost, findInvited, deskMails, findPort = () => undefined }: ChannelParts,
): Channel[] {
  const mailer =
    config.smtpUrl === null ? createMailFolder(config.dataDir) : createSmtpMailer(config.smtpUrl);
  const findOrigin = () => mailOrigin({ ...config, port: findPort() ?? config.port });
  const findLinks = demoLinks(config, {
    findOrigin,
    findHost: findHost ?? (async () => undefined),
    findInvited: findInvited ?? (async () => []),
    bookingLinks,
  });
  const parts: SenderParts = {
    ...{ mailer, clock, findLinks, findHost, findInvited, deskMails },
    ...{ sender: mailSenderOf(config, brand), productName: brand.productName, office: config.office },
  };
  // The configuration has the values of all channels.
  return channelNames(config).flatMap((name) => findChannel(name)?.open(config, parts) ?? []);
}

/** Creates the function that finds the links of emails about a demo. */
function demoLinks(
  config: DeliveryConfig,
  {
    findOrigin,
    findHost,
    findInvited,
    bookingLinks,
  }: {
    findOrigin: () => string | undefined;
    findHost: NonNullable<ChannelParts['findHost']>;
    findInvited: NonNullable<ChannelParts['findInvited']>;
    bookingLinks: ChannelParts['bookingLinks'] | undefined;
  },
): FindDemoLinks {
  return async (leadId) => {
    const origin = findOrigin();
    const host = await findHost(leadId);
    const meetingUrl = host?.meetingUrl ?? config.demoMeetingUrl ?? undefined;
    const guests = (await findInvited(leadId))
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ email }) => ({ name: email, email }));
    const held = { meetingUrl, guests, ...(host && { host: { name: host.name, email: host.email } }) };
    if (origin === undefined) return held;
    const links = { ...held, bookUrl: origin + DEMO_PAGE };
    if (!bookingLinks) return links;
    const token = await bookingLinks.makeToken(leadId);
    const hostToken = host?.asked && (await bookingLinks.makeHostToken(leadId, host.asked));
    return {
      ...links,
      ...(hostToken && { hostUrl: origin + hostAnswerPath(hostToken) }),
      manageUrl: origin + bookingPath(token),
      consentUrl: origin + consentPath(token),
      confirmUrl: origin + bookingPath(await bookingLinks.makeConfirmToken(leadId)),
    };
  };
}

/**
 * Lists the notifications about leads that are not set up, a line each; without an address, which may hold a password.
 */
export function deliveryNotes(config: DeliveryConfig): string[] {
  const { smtpUrl, salesEmail } = config;
  const notes: string[] = [];
  if (smtpUrl === null) {
    notes.push(`SMTP_URL: is not set, so that emails are written as files to ${MAIL_FOLDER}/ in DATA_DIR`);
  }
  if (salesEmail === null) notes.push('SALES_EMAIL: is not set, so that no email reports new leads');
  if (mailOrigin(config) === undefined) {
    notes.push(
      'PUBLIC_URL: is not set, so that emails about demos have no link to move or cancel them, and demos beyond BOOKINGS_PER_NETWORK are refused',
    );
  }
  return notes;
}
