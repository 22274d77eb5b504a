import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { requireDatabase } from '../../../cli/open-command-context.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { copyDatabase } from '../backups/copy-database.ts';
import { takeDailyBackup } from '../backups/daily-backup.ts';
import { BACKUPS_FOLDER, defaultBackupFile } from '../backups/default-backup-file.ts';
import { describeContents } from '../backups/describe-contents.ts';
import { copyKeyCommand, restoreCopyCommand } from './copy.commands.ts';

/** `npm run backup`. */
export const backupCommand = (context: CommandContext) =>
  new Command('npm run backup --')
    .description(
      'copies the database, while the server runs, into a file that only you can read, and checks the copy',
    )
    .argument('[file]', `without it: into ${BACKUPS_FOLDER}/ in the data folder, named after the time`)
    .option('--daily', 'writes one copy a day into BACKUP_DIR, and removes daily copies beyond BACKUP_KEEP')
    .action((named, { daily }, command) => {
      if (daily && named !== undefined) command.error('error: --daily takes no file name');
      return daily ? takeDaily(context) : copyTo(named, context);
    })
    .addCommand(restoreCopyCommand(context))
    .addCommand(copyKeyCommand(context));

function copyTo(named: string | undefined, context: CommandContext): void {
  const { config, clock, cwd, print, progress } = context;
  if (config.databaseUrl !== null) throw new Refusal(POSTGRES_ADVICE);
  requireDatabase(config);
  const file = named === undefined ? defaultBackupFile(config.dataDir, clock()) : resolve(cwd, named);
  const database = join(config.dataDir, SQLITE_FILE);
  progress(`copying ${formatSize(database)}`);
  const contents = copyDatabase(database, file);
  progress(undefined);
  print(`${file}: ${formatSize(file)}, ${describeContents(contents)}; checked`);
  print('It holds password hashes and keys: keep it where no one else can read it.');
}

/** Takes the daily copy, for a timer; the server itself does the same, except on Postgres. */
function takeDaily({ config, clock, print }: CommandContext): void {
  const { dataDir, databaseUrl, backupDir, backupKeep } = config;
  if (backupDir === null) throw new Refusal('BACKUP_DIR: must be set for a daily copy');
  requireDatabase(config);
  const taken = takeDailyBackup({ dataDir, databaseUrl, backupDir, backupKeep }, clock());
  if (!taken) {
    print(`today’s copy is already in ${backupDir}`);
    return;
  }
  const { file, contents, removed } = taken;
  print(`${file}: ${formatSize(file)}, ${contents}`);
  if (removed.length > 0) print(`removed ${removed.join(', ')}`);
}

const POSTGRES_ADVICE = `nothing was copied: the data is in Postgres, whose own tool copies it:
  umask 077; pg_dump --format=custom --file=site.dump "$DATABASE_URL"
and brings it back, into an empty database, while no server runs:
  pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" site.dump`;

function formatSize(file: string): string {
  return `${(statSync(file).size / 1e6).toFixed(1)} MB`;
}
