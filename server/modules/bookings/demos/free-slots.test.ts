import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { type IsoDate, laterDate } from 'contract/dates.ts';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { createFreeSlots } from './free-slots.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const RULES = {
  office: DEFAULT_OFFICE,
  holidays: new Set<string>(),
  demoSeats: 1,
  demoDays: [],
  demoNoticeMinutes: 0,
  demoHorizonDays: 365,
};

/** Lists ranges of so many days, each from another day on, and then the first one again. */
async function askFor(ranges: number, days: number) {
  // So that the only reason to read a range again is that it is no longer kept.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const freeSlots = createFreeSlots(await openTestDatabase(), { rules: RULES, clock: () => NOW });
    const list = (from: IsoDate) => freeSlots.listDays(from, laterDate(from, days - 1));
    const first = await list('2026-03-11');
    for (let count = 1; count < ranges; count += 1) await list(laterDate('2026-03-11', count));
    return { first, again: await list('2026-03-11') };
  } finally {
    clock.mockRestore();
  }
}

it('caches the ranges of days that visitors request', async () => {
  const { first, again } = await askFor(40, 31);
  expect(again).toBe(first);
});

it('caches at most two thousand days in total', async () => {
  const { first, again } = await askFor(40, 62);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
