import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { type Mail, type Sender, singleMail } from '../../plugins/mail/mail.ts';
import { writeMail } from '../../plugins/mail/mail-words.ts';
import type { DeliveryOutcome } from '../../plugins/mail/mailer.ts';
import { sendOnce } from '../../plugins/mail/smtp-mailer.ts';
import type { ResetToken } from './reset-tokens.store.ts';

/** Token that sets a new password, with the address of its receiver. */
export interface AddressedToken extends ResetToken {
  email: string;
}

/**
 * Sends a token that sets a new password to its user. Only by an SMTP server: without one, other emails are written as
 * files, but a file would leave a usable token on the disk (decision 011).
 */
export function sendResetToken(
  smtpUrl: string,
  reset: AddressedToken,
  sender: Omit<Sender, 'office'>,
): Promise<DeliveryOutcome> {
  return sendOnce(smtpUrl, composeResetMail(reset, sender));
}

export function composeResetMail(
  { email, token, expiresAt }: AddressedToken,
  sender: Omit<Sender, 'office'>,
): Mail {
  const content = writeMail('password', {
    values: { product: sender.productName },
    highlight: token,
    facts: {
      account: email,
      until: `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      call: sender.siteUrl ? `POST ${sender.siteUrl}${ACCOUNT_PATHS.resetPassword}` : undefined,
    },
  });
  return singleMail(content, sender, email);
}
