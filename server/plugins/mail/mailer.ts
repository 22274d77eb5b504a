import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Result of an attempt. A problem is a short code of ours: nothing of the lead, nor of the target's answer. */
export type DeliveryOutcome =
  | { kind: 'done' }
  | {
      kind: 'failed';
      problem: string;
      /** The target itself is in trouble, so that another message would fare no better. */
      isTargetDown: boolean;
      /** The line broke, or nothing was heard, after the message was on its way: its receiver may have it. */
      mayHaveArrived?: boolean;
      retryAfterMs?: number | undefined;
    }
  /** The target will never take it. */
  | { kind: 'refused'; problem: string };

/** Takes emails away. */
export interface Mailer {
  /** Most emails that are under way together. */
  atOnce: number;
  send: (mail: Mail, signal: AbortSignal) => Promise<DeliveryOutcome>;
  /** Finds out whether it would take one; sends none. */
  ask?: (signal: AbortSignal) => Promise<DeliveryOutcome>;
  close: () => void;
}

/** No email of ours fetches an address or reads a file, whatever stands in it. */
export const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * Returns the mail as nodemailer takes it. Names and addresses are handed over apart, so that no name can become an
 * address.
 */
export function toMailOptions(mail: Mail): SendMailOptions {
  const { messageId, date, from, to, cc, replyTo, subject, html, text, invitation } = mail;
  const { isPersonal = false, inReplyTo, references } = mail;
  return {
    messageId,
    date,
    from: { name: from.name, address: from.email },
    to: { name: '', address: to },
    ...(cc !== undefined && { cc }),
    ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.email } }),
    subject,
    html,
    text,
    // Stops out-of-office replies (RFC 3834).
    ...(!isPersonal && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references && { references: [...references] }),
    ...(invitation && {
      icalEvent: {
        method: invitation.method,
        filename: invitation.method === 'CANCEL' ? 'cancellation.ics' : 'invitation.ics',
        content: invitation.text,
      },
    }),
  };
}
