import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { findCopyReasonFor } from '../../../plugins/database/installation.ts';
import { readMailBrand } from '../../../plugins/mail/mail-brand.ts';
import { mailSenderOf } from '../../../plugins/mail/sender.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { type AddressedToken, sendResetToken } from '../password-mail.ts';
import { createResetTokenStore } from '../reset-tokens.store.ts';
import { createUserStore } from '../users.store.ts';

export const resetPassword = (context: CommandContext) =>
  new Command('reset-password')
    .description('prints a token that sets a new password for the user, once, within an hour')
    .argument('<email>', 'one plain address, such as asha@example.com', readEmail)
    .option('--mail', 'sends it to that address, and does not print it')
    .action(async (email, { mail = false }) => {
      await using open = await context.open({ mayCreate: true });
      const { config, database, clock } = open;
      if (mail && config.smtpUrl === null) {
        throw new Refusal('SMTP_URL is not set: a token is never written to a file.');
      }
      const copyReason = mail ? await findCopyReasonFor(database, config) : undefined;
      if (copyReason !== undefined) {
        throw new Refusal(`Nothing was sent, since this database ${copyReason}.`);
      }
      const user = await createUserStore({ database, clock }).findUserByEmail(email);
      if (!user) throw new Refusal(`There is no user with the address ${email}.`);
      const issued = await createResetTokenStore({ database, clock }).issue(user.id);
      const reset = { email: user.email, ...issued };
      if (mail) await send(reset, open);
      else printToken(reset, open);
    });

function printToken({ email, token, expiresAt }: AddressedToken, context: CommandContext): void {
  const { config, print, printError } = context;
  printError(`This token sets a new password for ${email}. It works once, until ${expiresAt.toISOString()}.`);
  printError(
    `Send it as { "token", "newPassword" } to POST ${config.publicUrl ?? ''}${ACCOUNT_PATHS.resetPassword}. It ends all logins of that user.`,
  );
  print(token);
}

/** @throws {Refusal} */
async function send(reset: AddressedToken, { config, print }: DatabaseContext): Promise<void> {
  const sender = mailSenderOf(config, await readMailBrand(config.siteDir));
  const outcome = await sendResetToken(config.smtpUrl ?? '', reset, sender);
  if (outcome.kind !== 'done') throw new Refusal(`The email was not sent: ${outcome.problem}.`);
  print(`sent to ${reset.email}`);
}

/** @throws {InvalidArgumentError} */
function readEmail(typed: string): string {
  const email = typed.trim();
  if (isEmailAddress(email)) return email;
  throw new InvalidArgumentError('It is one plain address, such as asha@example.com.');
}
