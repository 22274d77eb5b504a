import { Command } from '@commander-js/extra-typings';
import { dateOf } from 'contract/dates.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { printTable } from '../../../cli/terminal/table.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { listKeys, rotateKeys } from '../keys/key-records.ts';
import { findUse } from '../keys/key-uses.ts';

/** An operator rotates at once when someone else may have the key. */
const AT_ONCE =
  'What the old key signed is no longer valid; restart the servers, so that they stop using it.';
const HEADINGS = ['Name', 'Rotated', 'Key before', 'What for'];

const list = (context: CommandContext) =>
  new Command('list')
    .description('lists the keys of the server by name and age, without their values')
    .action(async () => {
      await using open = await context.open();
      const keys = await listKeys(open.database, open.clock());
      const rows = keys.map(({ name, purpose, rotatedAt, previousUntil }) => [
        name,
        rotatedAt ? dateOf(rotatedAt) : 'never',
        previousUntil ? `until ${dateOf(previousUntil)}` : 'none',
        purpose,
      ]);
      printTable(open, [HEADINGS, ...rows]);
    });

const rotate = (context: CommandContext) =>
  new Command('rotate')
    .description('replaces one key, or all of them')
    .argument('[name]', 'a name that list shows')
    .option(
      '--at-once',
      'for a stolen key, revokes at once what it signed: access tokens end within half a minute, and browsers get new ones with their refresh tokens',
    )
    .action(async (wanted, { atOnce: isAtOnce = false }) => {
      await using open = await context.open();
      const known = (await listKeys(open.database, open.clock())).map(({ name }) => name);
      if (wanted !== undefined && !known.includes(wanted)) {
        throw new Refusal(`there is no key ${wanted}; there are ${known.join(', ') || 'none yet'}`);
      }
      const names = wanted === undefined ? known : [wanted];
      await rotateKeys(open.database, names, {
        isAtOnce,
        now: open.clock(),
        onRotated: (name) => open.print(describeRotation(name, isAtOnce)),
      });
    });

/** `npm run keys`: the secrets that sign what the server gives out. */
export const keysCommands = (context: CommandContext) =>
  commandGroup('npm run keys --', [list(context), rotate(context)]);

function describeRotation(name: string, isAtOnce: boolean): string {
  const { afterRotation, endedAddresses } = findUse(name);
  const atOnce = [AT_ONCE, endedAddresses].filter(Boolean).join(' ');
  return `${name}: rotated. ${isAtOnce ? atOnce : afterRotation}`;
}
