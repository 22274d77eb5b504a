const NAME = /^site-daily-\d{4}-\d{2}-\d{2}\.sqlite$/;
/** Also those of `pg_dump`, and copies that were made by hand. */
const ANY_BACKUP = /\.(?:sqlite|dump)$/;

/** Names the copy of a day (UTC): whoever makes that file first has made the copy of the day. */
export function dailyName(now: Date): string {
  return `site-daily-${now.toISOString().slice(0, 10)}.sqlite`;
}

/** Of the names in a folder the daily copies beyond the newest, the oldest first; never a file of another name. */
export function surplusNames(names: readonly string[], keep: number): string[] {
  const daily = names.filter((name) => NAME.test(name)).sort();
  return daily.slice(0, Math.max(0, daily.length - keep));
}

/** The newest daily copy. */
export function newestDailyName(names: readonly string[]): string | undefined {
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
}

export function isBackupName(name: string): boolean {
  return ANY_BACKUP.test(name);
}
