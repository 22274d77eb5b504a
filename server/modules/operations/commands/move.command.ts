import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { requireDatabase } from '../../../cli/open-command-context.ts';
import { Misuse } from '../../../cli/run-command.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { formatRows } from '../../../cli/terminal/table.ts';
import type { MoveResult } from '../backups/move/copy-tables.ts';
import { moveEverything, renameMovedDatabase, requireUnused } from '../backups/move/move-database.ts';
import { describeStore, readTarget, type Store } from '../backups/move/move-target.ts';
import { drawProgress } from '../backups/move/progress-bar.ts';

/** `npm run move`. */
export const moveCommand = (context: CommandContext) =>
  new Command('npm run move --')
    .description(
      'Copies all data into a database of the other engine (SQLite or Postgres) and compares it, while no server runs. It copies everything or nothing. The source stays, but no server starts on it afterwards; another move copies the data back. A second run only compares. Emails in files are not moved.',
    )
    .requiredOption(
      '--to <address>',
      'postgres://user:password@host:5432/name, an empty database (moves from DATA_DIR); or sqlite:folder, without a database (moves from DATABASE_URL)',
    )
    .action(async ({ to }) => {
      const { config, clock, cwd, print, printError, progress } = context;
      const target = readTarget(to, cwd);
      // The address is never repeated: it may hold a password.
      if (!target) {
        throw new Misuse('--to takes postgres://user:password@host:5432/name, or sqlite: and a folder');
      }
      if ((config.databaseUrl === null) === (target.databaseUrl === null)) {
        throw new Misuse(
          config.databaseUrl === null
            ? 'the data is in SQLite already: npm run backup copies it'
            : 'the data is in Postgres already: pg_dump copies it',
        );
      }
      requireDatabase(config);
      for (const store of [config, target]) requireUnused(store);
      const keptAs = await renameMovedDatabase(target, clock());
      if (keptAs) print(`The source of the earlier move is now ${keptAs}: delete it once you do not need it`);
      const result = await moveEverything(config, target, {
        now: clock(),
        onNote: printError,
        onStep: (what, done, all) => progress(drawProgress(what, done, all)),
      });
      progress(undefined);
      for (const line of describeMove(result, config, target)) print(line);
    });

function describeMove({ isRepeated, counts }: MoveResult, from: Store, to: Store): string[] {
  const filled = counts.filter(({ rows }) => rows > 0);
  const all = filled.reduce((sum, { rows }) => sum + rows, 0);
  const what = `${counted(all, 'row')} in ${counted(filled.length, 'table')}`;
  const setting = to.databaseUrl === null ? `DATA_DIR=${to.dataDir}` : 'DATABASE_URL';
  return [
    ...formatRows(filled.map(({ table, rows }) => [table, `${counted(rows, 'row')}, the same`])),
    `${describeStore(to)} ${isRepeated ? 'had all rows already' : 'now has all rows'}: ${what}`,
    `Start the server with ${setting} from now on. ${describeStore(from)} still contains everything, and no server starts on it: delete it when you do not need it.`,
  ];
}
