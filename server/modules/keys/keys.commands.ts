import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../cli/command-context.ts';
import { commandGroup } from '../../cli/run-command.ts';
import { formatTable } from '../../cli/terminal/table.ts';
import { Refusal } from '../../shared/refusal.ts';
import { listKeys, rotateKeys } from './key-records.ts';
import { findUse } from './key-uses.ts';

/** An operator rotates at once when someone else may have the key. */
const AT_ONCE =
  'What the old one has signed counts no more; start the servers again, so that none still uses it.';
const HEADINGS = ['Name', 'Rotated', 'Key before', 'What for'];

const list = (context: CommandContext) =>
  new Command('list')
    .description('lists the keys that the server made for itself, and never shows one')
    .action(async () => {
      await using open = await context.open();
      const keys = await listKeys(open.database, open.clock());
      const rows = keys.map(({ name, purpose, rotatedAt, previousUntil }) => [
        name,
        rotatedAt ? dayOf(rotatedAt) : 'never',
        previousUntil ? `until ${dayOf(previousUntil)}` : 'none',
        purpose,
      ]);
      for (const line of formatTable([HEADINGS, ...rows], open.columns)) open.print(line);
    });

const rotate = (context: CommandContext) =>
  new Command('rotate')
    .description('puts new keys in the place of the old ones: of one name, or of all')
    .argument('[name]', 'one of those that list shows')
    .option(
      '--at-once',
      'what the old key has signed counts no more, as when it has been stolen: access tokens end within half a minute, and browsers get new ones by their refresh tokens',
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

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
