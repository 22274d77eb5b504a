import { expect, it } from 'vitest';
import { dailyName, isBackupName, newestDailyName, surplusNames } from './daily-backup.ts';

const NAMES = [
  'site-daily-2026-03-09.sqlite',
  'site-daily-2026-03-10.sqlite',
  'site-daily-2026-03-08.sqlite',
  'site-daily-2026-03-07.sqlite.part',
  'site-daily-of-tom.sqlite',
  'site-20260301T063000Z.sqlite',
  'site-daily-2026-03-01.dump',
  'notes.txt',
];

it('names the copy of a day in UTC', () => {
  const now = new Date('2026-03-10T23:59:59Z');
  expect(dailyName(now, 'sqlite')).toBe('site-daily-2026-03-10.sqlite');
  expect(dailyName(now, 'dump')).toBe('site-daily-2026-03-10.dump');
});

it.each([
  [4, []],
  [3, ['site-daily-2026-03-01.dump']],
  [1, ['site-daily-2026-03-01.dump', 'site-daily-2026-03-08.sqlite', 'site-daily-2026-03-09.sqlite']],
])('keeps %i backups and removes the oldest, and no file of another name', (keep, removed) => {
  expect(surplusNames(NAMES, keep)).toEqual(removed);
});

it('finds the newest daily copy', () => {
  expect(newestDailyName(NAMES)).toBe('site-daily-2026-03-10.sqlite');
  expect(newestDailyName(['site-20260301T063000Z.sqlite', 'site-daily-2026-03-01.dump'])).toBeUndefined();
});

it('recognizes copies and dumps by any name as backups, and no incomplete ones', () => {
  expect(NAMES.filter(isBackupName)).toHaveLength(6);
});
