import { closeSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Misuse, Refusal } from '../../command-line.ts';
import { SQLITE_FILE } from '../../database/sqlite-database.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { requireDatabase } from '../open-desk.ts';
import { createPrivateFile, syncToDisk } from '../private-file.ts';
import { compactTime } from '../terminal/figures.ts';
import { describeContents } from './describe-contents.ts';
import { type Contents, inspectCopy, readContents } from './inspect-file.ts';

/** In the data folder, for copies without a name of their own. */
const FOLDER = 'backups';
/** A server that writes holds the file for moments only. */
const PATIENCE_MS = 10_000;

export const takeBackup = command({
  name: '',
  usage: '[file]',
  summary:
    'copies the database, while the server runs, into a file that only you can read, and checks the copy',
  details: [`  Without a name: into ${FOLDER}/ in the data folder, named after the time.`],
  options: {},
  read({ positionals }) {
    if (positionals.length > 1) throw new Misuse('backup writes one file');
    return async (desk: Desk) => {
      const { dataDir, databaseUrl } = desk.config;
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

const POSTGRES_ADVICE = `nothing was copied: the data is in Postgres, whose own tool copies it:
  umask 077; pg_dump --format=custom --file=site.dump "$DATABASE_URL"
and brings it back, into an empty database, while no server runs:
  pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" site.dump`;

/**
 * Copies what is committed at one moment. Whoever writes meanwhile need not wait. The copy has its name only once it is
 * whole, checked, and on the disk.
 * @throws {Refusal} when there is such a file, or the copy is not what was copied
 */
export function copyDatabase(from: string, to: string): Contents {
  const partial = `${to}.part`;
  closeSync(createPrivateFile(to));
  try {
    closeSync(createPrivateFile(partial));
    const [before, after] = vacuumInto(from, partial);
    const contents = inspectCopy(partial);
    requireBetween(contents.leads, before.leads, after.leads);
    syncToDisk(partial);
    renameSync(partial, to);
    syncToDisk(to);
    return contents;
  } catch (error) {
    for (const file of [partial, to]) rmSync(file, { force: true });
    throw error;
  }
}

/** @returns what there was before, and what there is afterwards */
function vacuumInto(from: string, to: string): [Contents, Contents] {
  const sqlite = new DatabaseSync(from, { timeout: PATIENCE_MS });
  try {
    const before = readContents(sqlite);
    // One reading transaction, without what was deleted, and without starting anew when somebody writes.
    sqlite.prepare('vacuum into ?').run(to);
    return [before, readContents(sqlite)];
  } finally {
    sqlite.close();
  }
}

/** Leads may arrive, or be erased, while they are copied. */
function requireBetween(copied: number, before: number, after: number): void {
  if (copied >= Math.min(before, after) && copied <= Math.max(before, after)) return;
  throw new Refusal(`the copy has ${copied} leads, and the database had ${before}: nothing was kept of it`);
}

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
