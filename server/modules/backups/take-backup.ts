import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command } from '../../cli/command.ts';
import { Misuse, Refusal } from '../../cli/command-line.ts';
import type { Desk } from '../../cli/desk.ts';
import { requireDatabase } from '../../cli/open-desk.ts';
import { compactTime } from '../../cli/terminal/figures.ts';
import { SQLITE_FILE } from '../../plugins/database/sqlite-database.ts';
import { copyDatabase } from './copy-database.ts';
import { takeDailyBackup } from './daily-backup.ts';
import { describeContents } from './describe-contents.ts';

/** In the data folder, for copies without a name of their own. */
const FOLDER = 'backups';

export const takeBackup = command({
  name: '',
  usage: '[file] [--daily]',
  summary:
    'copies the database, while the server runs, into a file that only you can read, and checks the copy',
  details: [
    `  Without a name: into ${FOLDER}/ in the data folder, named after the time.`,
    '  --daily  into BACKUP_DIR, once a day, and removes the daily copies beyond BACKUP_KEEP',
  ],
  options: { daily: { type: 'boolean' } },
  read({ positionals, values }) {
    if (positionals.length > 1) throw new Misuse('backup writes one file');
    if (values.daily && positionals.length > 0) throw new Misuse('--daily names its file by itself');
    return async (desk: Desk) => {
      const { dataDir, databaseUrl } = desk.config;
      if (values.daily) return takeDaily(desk);
      if (databaseUrl !== null) throw new Refusal(POSTGRES_ADVICE);
      requireDatabase(desk.config);
      const [named] = positionals;
      const file = named === undefined ? usualFile(dataDir, desk.clock()) : resolve(desk.cwd, named);
      desk.progress(`copying ${formatSize(join(dataDir, SQLITE_FILE))}`);
      const contents = copyDatabase(join(dataDir, SQLITE_FILE), file);
      desk.progress(undefined);
      desk.print(`${file}: ${formatSize(file)}, ${describeContents(contents)}; checked`);
      desk.print('It holds password hashes and keys: keep it where nobody else can read it.');
      return undefined;
    };
  },
});

/** For a timer; the server itself does the same, but for Postgres. */
async function takeDaily(desk: Desk): Promise<undefined> {
  const { dataDir, databaseUrl, backupDir, backupKeep } = desk.config;
  if (backupDir === null) throw new Refusal('BACKUP_DIR: must be set for a daily copy');
  requireDatabase(desk.config);
  const taken = takeDailyBackup({ dataDir, databaseUrl, backupDir, backupKeep }, desk.clock());
  if (!taken) return void desk.print(`the copy of today is in ${backupDir} already`);
  const { file, contents, removed } = taken;
  desk.print(`${file}: ${formatSize(file)}, ${contents}`);
  if (removed.length > 0) desk.print(`removed ${removed.join(', ')}`);
}

const POSTGRES_ADVICE = `nothing was copied: the data is in Postgres, whose own tool copies it:
  umask 077; pg_dump --format=custom --file=site.dump "$DATABASE_URL"
and brings it back, into an empty database, while no server runs:
  pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" site.dump`;

/** Named after the second; of several in one, such as before two upgrades by a script, the later ones are numbered. */
function usualFile(dataDir: string, now: Date): string {
  const folder = resolve(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let count = 1; ; count += 1) {
    const file = join(folder, `site-${compactTime(now)}${count > 1 ? `-${count}` : ''}.sqlite`);
    if (!existsSync(file)) return file;
  }
}

function formatSize(file: string): string {
  return `${(statSync(file).size / 1e6).toFixed(1)} MB`;
}
