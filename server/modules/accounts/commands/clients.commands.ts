import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { isVisible, NAME_MAX_LENGTH } from 'contract/leads/field-rules.ts';
import { PLAN_KEYS } from 'contract/product/plans.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { limitOption, readEmail } from '../../../cli/options.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { printTable } from '../../../cli/terminal/table.ts';
import { findCopyReasonFor } from '../../../plugins/database/installation.ts';
import { readMailBrand } from '../../../plugins/mail/mail-brand.ts';
import { mailSenderOf } from '../../../plugins/mail/sender.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { type ClientSummary, createClientStore } from '../clients.store.ts';
import { type AddressedToken, sendResetToken } from '../password-mail.ts';
import { createResetTokenStore } from '../reset-tokens.store.ts';
import { createUserStore } from '../users.store.ts';

const resetPassword = (context: CommandContext) =>
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

const CONTROL_CHARACTER = /\p{Cc}/u;
const HEADINGS = ['Name', 'Plan', 'Client ID', 'Users', 'Credits left'];

const create = (context: CommandContext) =>
  new Command('create')
    .description('creates a client and prints its client ID, which people need to sign up')
    .argument('<name>', `one line of 1 to ${NAME_MAX_LENGTH} characters`, readName)
    .addOption(new Option('--plan <plan>', 'the plan of the client').choices(PLAN_KEYS).makeOptionMandatory())
    .action(async (name, { plan }) => {
      await using open = await context.open({ mayCreate: true });
      const client = await createClientStore(open).insertClient({ name, plan });
      open.print(client.id);
    });

const list = (context: CommandContext) =>
  new Command('list')
    .description('lists clients, the oldest first, with their users and the credits left this month')
    .addOption(limitOption())
    .action(async ({ limit }) => {
      await using open = await context.open({ mayCreate: true });
      const clients = createClientStore(open);
      const [shown, all] = [await clients.listClients(limit), await clients.countClients()];
      if (shown.length < all) open.printError(`${shown.length} of ${all} clients`);
      printTable({ ...open, columns: Number.POSITIVE_INFINITY }, [HEADINGS, ...shown.map(cellsOf)]);
    });

/** `npm run clients`. */
export const clientsCommands = (context: CommandContext) =>
  commandGroup('npm run clients --', [create(context), list(context), resetPassword(context)]);

/** @throws {InvalidArgumentError} */
function readName(typed: string): string {
  const name = typed.trim();
  if (isVisible(name) && name.length <= NAME_MAX_LENGTH && !CONTROL_CHARACTER.test(name)) return name;
  throw new InvalidArgumentError(`The name of a client is one line of 1 to ${NAME_MAX_LENGTH} characters.`);
}

function cellsOf({ name, plan, id, userCount, creditsLeft }: ClientSummary): string[] {
  const credits = creditsLeft === null ? 'unlimited' : String(creditsLeft);
  return [printableLine(name), plan, id, String(userCount), credits];
}
