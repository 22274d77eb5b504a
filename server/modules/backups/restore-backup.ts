import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { command } from '../../cli/command.ts';
import { Misuse } from '../../cli/command-line.ts';
import type { Desk } from '../../cli/desk.ts';
import { openDesk } from '../../cli/open-desk.ts';
import { counted } from '../../cli/terminal/figures.ts';
import { registerFolders } from '../../plugins/database/erased-register.ts';
import { confirmLive, findCopyReasonFor } from '../../plugins/database/installation.ts';
import { SQLITE_FILE } from '../../plugins/database/sqlite-database.ts';
import { eraseAgain } from '../privacy/erase-again.ts';
import { describeContents } from './describe-contents.ts';
import { restore } from './restore.ts';

export const restoreBackup = command({
  name: '',
  usage: '[file] [--this-is-live]',
  summary: 'puts a copy in the place of the database, while no server runs, and keeps what was there',
  details: [
    '  People who were erased after the copy was made are erased from it again. It sends nothing (emails, webhooks,',
    '  reminders) until you confirm that it is the live database: with --this-is-live here, also later and while the',
    '  server runs, or with npm start -- --this-is-live.',
    '  On Postgres: after pg_restore, without a file.',
  ],
  options: { 'this-is-live': { type: 'boolean' } },
  read({ values, positionals: [named, ...rest] }) {
    if (rest.length > 0) throw new Misuse(ONE_FILE);
    const isLive = values['this-is-live'] ?? false;
    return async (desk: Desk) => {
      const isOnPostgres = desk.config.databaseUrl !== null;
      if (isOnPostgres && named !== undefined) {
        throw new Misuse(
          'the data is in Postgres: pg_restore brings a copy back, and then restore without a file',
        );
      }
      if (named === undefined && !isOnPostgres && !isLive) throw new Misuse(ONE_FILE);
      if (named !== undefined) await bringBack(resolve(desk.cwd, named), desk);
      await finish(desk, { isLive, isBroughtBack: named !== undefined });
      return undefined;
    };
  },
});

const ONE_FILE = 'restore takes one file, made by npm run backup';

async function bringBack(file: string, desk: Desk): Promise<void> {
  const { dataDir } = desk.config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  desk.progress('checking the copy');
  const { contents, keptAs, erasedAgain } = await restore(
    file,
    dataDir,
    desk.clock(),
    registerFolders(desk.config),
  );
  desk.progress(undefined);
  desk.print(`${join(dataDir, SQLITE_FILE)} has ${describeContents(contents)}`);
  if (keptAs) desk.print(`What was there is now ${keptAs}: delete it once you do not need it`);
  printErased(erasedAgain, desk);
}

/** Erases again after pg_restore, confirms, and says whether the database sends messages. */
async function finish(desk: Desk, { isLive, isBroughtBack }: { isLive: boolean; isBroughtBack: boolean }) {
  if (isBroughtBack && !isLive) return desk.print(QUIET);
  await using open = await openDesk(desk);
  const { database, config } = open;
  if (!isBroughtBack) {
    printErased(
      await eraseAgain({ database, dataDir: config.dataDir, folders: registerFolders(config) }),
      desk,
    );
  }
  if (isLive) await confirmLive(database, config);
  const isCopy = (await findCopyReasonFor(database, config)) !== undefined;
  desk.print(isCopy ? QUIET : LIVE);
}

const LIVE = 'This is the live database: waiting messages are sent.';
const QUIET =
  'It sends nothing until you confirm that it is the live database: npm start -- --this-is-live, or npm run restore -- --this-is-live while the server runs.';

function printErased(count: number, { print }: Desk): void {
  if (count > 0)
    print(
      `Erased again, because they were erased after the copy was made: ${counted(count, 'address', 'addresses')}`,
    );
}
