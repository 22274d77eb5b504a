import { randomUUID } from 'node:crypto';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { envelope, type Mail, type Sender } from '../../plugins/mail/mail.ts';
import { writeMail } from '../../plugins/mail/mail-words.ts';
import type { DeliveryOutcome } from '../../plugins/mail/mailer.ts';
import { createSmtpMailer } from '../../plugins/mail/smtp-mailer.ts';

/** Token that sets a new password, with the address of its receiver. */
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
  const content = writeMail('password', {
    values: { product: sender.productName },
    highlight: token,
    facts: {
      account: email,
      until: `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      call: sender.siteUrl ? `POST ${sender.siteUrl}${ACCOUNT_PATHS.resetPassword}` : undefined,
    },
  });
  return {
    ...envelope(id, content, sender),
    fileName: `${id}.eml`,
    date: new Date(),
    to: email,
  };
}
