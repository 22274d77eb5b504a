import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { Misuse } from '../../../cli/run-command.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { registerFolders } from '../../../plugins/database/erased-register.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { describeContents } from '../backups/describe-contents.ts';
import { finishRestore } from '../backups/finish-restore.ts';
import { restore } from '../backups/restore.ts';

const LIVE = 'This is the live database: waiting messages are sent.';
export const QUIET =
  'It sends nothing until you confirm that it is the live database: npm start -- --this-is-live, or npm run restore -- --this-is-live while the server runs.';

/** `npm run restore`. */
export const restoreCommand = (context: CommandContext) =>
  new Command('npm run restore --')
    .description(
      'Replaces the database with a copy, while no server runs, and keeps the earlier database. People who were erased after the copy was made are erased from it again. It sends nothing (emails, webhooks, reminders) until you confirm that it is the live database.',
    )
    .argument('[file]', 'made by npm run backup; on Postgres: after pg_restore, without a file')
    .option(
      '--this-is-live',
      'confirms that it is the live database, also later and while the server runs; npm start -- --this-is-live does the same',
    )
    .action(async (named, { thisIsLive = false }, command) => {
      const isOnPostgres = context.config.databaseUrl !== null;
      if (isOnPostgres && named !== undefined) {
        throw new Misuse(
          'the data is in Postgres: pg_restore brings a copy back, and then restore without a file',
        );
      }
      if (named === undefined && !isOnPostgres && !thisIsLive) {
        command.error('error: restore takes one file, made by npm run backup');
      }
      const isBroughtBack = named !== undefined;
      if (isBroughtBack) await bringBack(resolve(context.cwd, named), context);
      if (isBroughtBack && !thisIsLive) return context.print(QUIET);
      await using open = await context.open();
      const finished = await finishRestore(open, { isBroughtBack, isConfirmedLive: thisIsLive });
      printErased(finished.erasedAgain, open);
      open.print(finished.isLive ? LIVE : QUIET);
    });

/** Replaces the database by a copy. @param folders with registers of erased people */
export async function bringBack(
  file: string,
  context: CommandContext,
  folders: readonly string[] = registerFolders(context.config),
): Promise<void> {
  const { config, clock, print, progress } = context;
  const { dataDir } = config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  progress('checking the copy');
  const restored = await restore(file, dataDir, clock(), folders);
  progress(undefined);
  print(`${join(dataDir, SQLITE_FILE)} has ${describeContents(restored.contents)}`);
  if (restored.keptAs) {
    print(`The earlier database is now ${restored.keptAs}: delete it once you do not need it`);
  }
  printErased(restored.erasedAgain, context);
}

function printErased(count: number, { print }: CommandContext): void {
  if (count === 0) return;
  print(
    `Erased again, because they were erased after the copy was made: ${counted(count, 'address', 'addresses')}`,
  );
}
