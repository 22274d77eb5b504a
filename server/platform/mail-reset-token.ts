import type { MailResetToken } from '../modules/accounts/forgot-password.ts';
import { sendResetToken } from '../modules/accounts/password-mail.ts';
import type { AppContext } from '../plugins/app-context.ts';
import { findCopyReasonFor } from '../plugins/database/installation.ts';
import { readMailBrand } from '../plugins/mail/mail-brand.ts';
import { mailSenderOf } from '../plugins/mail/sender.ts';

/**
 * Mails tokens that set a new password, where there is a mail server and the database is no copy of another
 * installation (decision 021). The log says where none is sent, but never the address.
 */
export function openResetMails({ config, database, logger }: AppContext): MailResetToken {
  return async (reset) => {
    const isCopy = (await findCopyReasonFor(database, config)) !== undefined;
    if (config.smtpUrl === null || isCopy) {
      logger.warn(isCopy ? 'a copy mails no password token' : 'without SMTP_URL no password token is mailed');
      return;
    }
    const sender = mailSenderOf(config, await readMailBrand(config.siteDir));
    const { kind } = await sendResetToken(config.smtpUrl, reset, sender);
    if (kind !== 'done') logger.error({ outcome: kind }, 'a password token was not mailed');
  };
}
