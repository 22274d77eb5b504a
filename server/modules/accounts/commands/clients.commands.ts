import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { isVisible, NAME_MAX_LENGTH } from 'contract/leads/field-rules.ts';
import { PLAN_KEYS } from 'contract/product/plans.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { limitOption } from '../../../cli/options.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { formatTable } from '../../../cli/terminal/table.ts';
import { type ClientSummary, createClientStore } from '../clients.store.ts';
import { resetPassword } from './reset-password.ts';

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
      const lines = formatTable([HEADINGS, ...shown.map(cellsOf)], Number.POSITIVE_INFINITY);
      for (const line of lines) open.print(line);
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
