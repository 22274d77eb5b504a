import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dateOf } from 'contract/dates.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { makeFolder } from '../../../plugins/settings/make-folder.ts';
import { copyDatabase } from './copy-database.ts';
import { describeContents } from './describe-contents.ts';
import { dumpPostgres } from './dump-postgres.ts';

const NAME = /^site-daily-\d{4}-\d{2}-\d{2}\.(?:sqlite|dump)$/;
/** Endings of all copies, also those of `pg_dump`, and copies that were made by hand. */
const ANY_BACKUP = /\.(?:sqlite|dump)$/;

/** Names the copy of a day (UTC): the process that makes this file first makes the copy of the day. */
export function dailyName(now: Date, kind: 'sqlite' | 'dump'): string {
  return `site-daily-${dateOf(now)}.${kind}`;
}

/** Lists the names of the daily copies beyond the newest, the oldest first; never a file of another name. */
export function surplusNames(names: readonly string[], keep: number): string[] {
  const daily = names.filter((name) => NAME.test(name)).sort();
  return daily.slice(0, Math.max(0, daily.length - keep));
}

/** The newest daily copy of SQLite. */
export function newestDailyName(names: readonly string[]): string | undefined {
  const copies = names.filter((name) => NAME.test(name) && name.endsWith('.sqlite'));
  return copies.sort().at(-1);
}

export function isBackupName(name: string): boolean {
  return ANY_BACKUP.test(name);
}

/** A copy that has not been written for so long was left by a process that was killed. */
const LEFT_AFTER_MS = 3_600_000;

export interface DailyPlace {
  dataDir: string;
  databaseUrl: string | null;
  backupDir: string;
  backupKeep: number;
}

/** The copy of today. */
export interface DailyBackup {
  file: string;
  /** Summary of its contents, such as `1 lead, 0 users, 30 articles; checked`. */
  contents: string;
  /** Names of older copies that were removed for it. */
  removed: string[];
}

/**
 * Copies and checks the database as `npm run backup` does, or has `pg_dump` do it, once a day however often it is asked
 * for, and removes the oldest daily copies.
 * @returns `undefined` where today's copy is there already, or is being made
 * @throws {Refusal} when the copy failed; nothing is left of it then, and nothing older was removed
 */
export function takeDailyBackup(place: DailyPlace, now: Date): DailyBackup | undefined {
  const { backupDir, backupKeep } = place;
  makeFolder(backupDir);
  const file = fileOfDay(place, now);
  if (!isDailyDue(place, now)) return undefined;
  if (existsSync(file)) for (const left of [file, `${file}.part`]) rmSync(left, { force: true });
  const contents = copyUnlessMade(place, file);
  if (contents === undefined) return undefined;
  const removed = surplusNames(readdirSync(backupDir), backupKeep);
  for (const name of removed) rmSync(join(backupDir, name));
  return { file, contents, removed };
}

/** @returns `undefined` where another process was faster */
function copyUnlessMade({ dataDir, databaseUrl }: DailyPlace, to: string): string | undefined {
  try {
    if (databaseUrl === null) {
      return `${describeContents(copyDatabase(join(dataDir, SQLITE_FILE), to))}; checked`;
    }
    dumpPostgres(databaseUrl, to);
    return 'a dump of Postgres that pg_restore can read';
  } catch (error) {
    // What failed here has left nothing.
    if (existsSync(to)) return undefined;
    throw error;
  }
}

/** Reports whether today's copy is neither there nor being made. */
export function isDailyDue(place: Omit<DailyPlace, 'backupKeep'>, now: Date): boolean {
  const file = fileOfDay(place, now);
  if (!existsSync(file)) return true;
  const { size, mtimeMs } = statSync(file);
  return size === 0 && now.getTime() - mtimeMs > LEFT_AFTER_MS;
}

function fileOfDay({ backupDir, databaseUrl }: Omit<DailyPlace, 'backupKeep'>, now: Date): string {
  return join(backupDir, dailyName(now, databaseUrl === null ? 'sqlite' : 'dump'));
}

/** Returns when the newest backup in a folder was written, by whatever program. */
export function findNewestBackup(backupDir: string): Date | undefined {
  const times = listNames(backupDir)
    .filter(isBackupName)
    .map((name) => statSync(join(backupDir, name), { throwIfNoEntry: false }))
    .filter((file) => file?.isFile() && file.size > 0)
    .map((file) => file?.mtimeMs ?? 0);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** The newest daily copy that is whole. */
export function findNewestDaily(backupDir: string): string | undefined {
  const sizeOf = (name: string) => statSync(join(backupDir, name), { throwIfNoEntry: false })?.size ?? 0;
  const whole = listNames(backupDir).filter((name) => sizeOf(name) > 0);
  const name = newestDailyName(whole);
  return name && join(backupDir, name);
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Not there yet, or not to be read: that becomes clear when a copy is to be written.
    return [];
  }
}
