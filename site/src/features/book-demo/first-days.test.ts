import { expect, test } from 'vitest';
import { slotsOn } from '../../product/office.ts';
import { packDays, unpackDays } from './first-days.ts';

const [first, second, third, fourth] = slotsOn('2026-12-09');

test('packs the free seats of a day in the order of its half-hours, and unpacks them', () => {
  const slots = [
    { ...second, freeSeats: 0 },
    { ...third, freeSeats: 12 },
    { ...fourth, freeSeats: 2, toBeConfirmed: true },
  ] as Parameters<typeof packDays>[0][number]['slots'];
  const packed = packDays([
    { date: '2026-12-09', slots },
    { date: '2026-12-10', slots: [] },
  ]);

  expect(packed).toEqual([`2026-12-09 -09?${'-'.repeat(20)}`, `2026-12-10 ${'-'.repeat(24)}`]);
  const known = unpackDays(packed);
  expect([...known.keys()]).toEqual(['2026-12-09', '2026-12-10']);
  expect([...(known.get('2026-12-09') ?? [])]).toEqual([
    [second?.startDateTime, { freeSeats: 0, toBeConfirmed: false }],
    [third?.startDateTime, { freeSeats: 9, toBeConfirmed: false }],
    [fourth?.startDateTime, { freeSeats: 1, toBeConfirmed: true }],
  ]);
  expect(known.get('2026-12-09')?.has(first?.startDateTime ?? '')).toBe(false);
  expect(known.get('2026-12-10')?.size).toBe(0);
});
