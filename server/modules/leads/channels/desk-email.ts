import type { Sender } from '../../../plugins/mail/mail.ts';
import type { Mailer } from '../../../plugins/mail/mailer.ts';
import type { Channel, LeadMessage } from '../deliveries/channel.ts';
import {
  type ColleagueMail,
  composeColleagueMail,
  composeReply,
  type ReplyMail,
} from '../mail/personal-mail.ts';
import { limitsOf, VISITOR_EMAIL } from './email.ts';

/** Names of the channels in the database: replies of the desk to visitors, and notifications of people of the desk. */
export const REPLY_EMAIL = 'reply-email';
export const COLLEAGUE_EMAIL = 'colleague-email';

/** Channels that reach the visitor of a request. */
export const TO_VISITORS: readonly string[] = [VISITOR_EMAIL, REPLY_EMAIL];

/**
 * Sources of mails by the names of their messages. `app.ts` passes them in: the desk depends on the channels, not the
 * reverse.
 */
export interface DeskMails {
  /** `undefined` where it is gone, or no longer true: nothing is sent then. */
  findReply: (lead: LeadMessage['lead'], message: string) => Promise<ReplyMail | undefined>;
  findColleagueMail: (lead: LeadMessage['lead'], message: string) => Promise<ColleagueMail | undefined>;
}

/** Sends replies that people of the desk have written. */
export function createReplyEmail(mailer: Mailer, sender: Sender, mails: DeskMails): Channel {
  return {
    name: REPLY_EMAIL,
    ...limitsOf(mailer),
    isForDesk: true,
    deliver: async (message, signal) => {
      const mail = await mails.findReply(message.lead, message.message);
      if (!mail) return { kind: 'done' };
      return mailer.send(composeReply(addressed(message, REPLY_EMAIL), mail, sender), signal);
    },
  };
}

/** Notifies people of the desk of work that others have given them. */
export function createColleagueEmail(mailer: Mailer, sender: Sender, mails: DeskMails): Channel {
  return {
    name: COLLEAGUE_EMAIL,
    ...limitsOf(mailer),
    isForDesk: true,
    deliver: async (message, signal) => {
      const mail = await mails.findColleagueMail(message.lead, message.message);
      if (!mail) return { kind: 'done' };
      return mailer.send(composeColleagueMail(addressed(message, COLLEAGUE_EMAIL), mail, sender), signal);
    },
  };
}

function addressed({ deliveryId, lead, message }: LeadMessage, channel: string) {
  return { deliveryId, leadId: lead.id, channel, message };
}
