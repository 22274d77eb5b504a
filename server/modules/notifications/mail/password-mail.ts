import { randomUUID } from 'node:crypto';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { MailContent } from 'contract/mails/mail-content.ts';
import type { DeliveryOutcome } from '../channel.ts';
import { envelope, type Mail, type Sender } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** A token that sets a new password, and whom it goes to. */
export interface AddressedToken {
  email: string;
  token: string;
  expiresAt: Date;
}

const TIMEOUT_MS = 20_000;

/**
 * Sends a token that sets a new password to its user. Only by an SMTP server: without one, other emails are written as
 * files, but a file would leave a usable token on the disk (decision 011).
 */
export async function sendResetToken(
  smtpUrl: string,
  reset: AddressedToken,
  sender: Omit<Sender, 'office'>,
): Promise<DeliveryOutcome> {
  const mailer = createSmtpMailer(smtpUrl);
  try {
    return await mailer.send(composeResetMail(reset, sender), AbortSignal.timeout(TIMEOUT_MS));
  } finally {
    mailer.close();
  }
}

export function composeResetMail(
  { email, token, expiresAt }: AddressedToken,
  sender: Omit<Sender, 'office'>,
): Mail {
  const id = randomUUID();
  const content: MailContent = {
    subject: `Set a new ${sender.productName} password`,
    preview: 'The token inside works once, for an hour.',
    heading: 'Set a new password',
    paragraphs: [
      'Here’s the token you asked for. Paste it where you log in, next to your new password.',
      'It works once. When you use it, every device still logged in with the old password is logged out.',
    ],
    highlight: { label: 'Your token', value: token },
    factsTitle: 'Good to know',
    facts: [
      { label: 'Account', value: email },
      { label: 'Works until', value: `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
      ...(sender.siteUrl
        ? [{ label: 'For developers', value: `POST ${sender.siteUrl}${ACCOUNT_PATHS.resetPassword}` }]
        : []),
    ],
    footer: [
      'Didn’t ask for this? Ignore it, and your password stays as it is. Don’t forward this email: anyone with the token can set your password.',
    ],
  };
  return {
    ...envelope(id, content, sender),
    fileName: `${id}.eml`,
    date: new Date(),
    to: email,
  };
}
