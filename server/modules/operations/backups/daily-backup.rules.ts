import { dateOf } from 'contract/dates.ts';

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
