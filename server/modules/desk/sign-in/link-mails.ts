import { type Mail, type Sender, singleMail } from '../../../plugins/mail/mail.ts';
import { mailParts, writeMail } from '../../../plugins/mail/mail-words.ts';
import { mailSenderOf } from '../../../plugins/mail/sender.ts';
import { sendOnce } from '../../../plugins/mail/smtp-mailer.ts';
import { linkAddress, linkOriginOf } from '../desk-origin.ts';
import type { DeskParts } from '../desk-parts.ts';

/** Link to the desk, with the address of its receiver. */
export interface AddressedLink {
  purpose: 'invite' | 'sign-in';
  email: string;
  name: string;
  token: string;
  expiresAt: Date;
  /** Name of the person who invites. */
  invitedBy?: string;
}

/** Emails under way at once; one more is not sent. */
const MOST_AT_ONCE = 20;

/** Mails links to the desk. */
export interface LinkMails {
  /** Reports whether a link can be sent by mail at all. */
  canMail(): Promise<boolean>;
  /** Sends one once, without delaying the caller; the log has the outcome, and never the receiver. */
  send(link: AddressedLink): void;
}

/**
 * Creates the mails of links, which only an SMTP server sends: without one, other emails are written as files, but a
 * file would leave a usable link on the disk (decision 011). A copy of the installation sends nothing (decision 021).
 */
export function createLinkMails({ config, databaseRole, brand, logger }: DeskParts): LinkMails {
  const { smtpUrl } = config;
  const origin = linkOriginOf(config);
  let underWay = 0;

  return {
    canMail: async () =>
      smtpUrl !== null && origin !== undefined && (await databaseRole.findCopyReason()) === undefined,

    send(link) {
      if (smtpUrl === null || origin === undefined) return;
      if (underWay >= MOST_AT_ONCE) return void logger.warn('too many links to the desk are being mailed');
      underWay += 1;
      void sendOnce(smtpUrl, composeLinkMail(link, mailSenderOf(config, brand), origin))
        .then(({ kind }) => {
          if (kind !== 'done') logger.error({ outcome: kind }, 'a link to the desk was not mailed');
        })
        .finally(() => {
          underWay -= 1;
        });
    },
  };
}

/** Returns the email with a link. Its one address is that of the desk. */
export function composeLinkMail(
  { purpose, email, token, expiresAt, invitedBy }: AddressedLink,
  sender: Omit<Sender, 'office'>,
  origin: string,
): Mail {
  const content = writeMail(purpose === 'invite' ? 'desk-invitation' : 'desk-sign-in', {
    values: { product: sender.productName, inviter: invitedBy ?? mailParts().someone },
    urls: [linkAddress(origin, token)],
    facts: {
      account: email,
      until: `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    },
  });
  return singleMail(content, sender, email);
}
