import { describe, expect, it } from 'vitest';
import { nearestTimes } from './offer-demo.ts';

const NOW = new Date('2026-11-26T06:00:00Z'); // 11:30 AM in India
const at = (date: string, time: string, freeSeats = 1) => ({
  startDateTime: `${date}T${time}:00+05:30`,
  endDateTime: '',
  freeSeats,
});
const names = (most: number, days: Parameters<typeof nearestTimes>[0]) =>
  nearestTimes(days, NOW, most).map(({ date, slot }) => `${date} ${slot.startDateTime.slice(11, 16)}`);

describe('nearestTimes', () => {
  const days = [
    { date: '2026-11-27', slots: [at('2026-11-27', '08:00'), at('2026-11-27', '08:30')] },
    {
      date: '2026-11-26',
      slots: [at('2026-11-26', '11:30'), at('2026-11-26', '12:00', 0), at('2026-11-26', '12:30')],
    },
  ];

  it('lists the nearest times first, without those that are taken or have begun', () => {
    expect(names(3, days)).toEqual(['2026-11-26 12:30', '2026-11-27 08:00', '2026-11-27 08:30']);
  });

  it('lists no more than asked for', () => {
    expect(names(1, days)).toEqual(['2026-11-26 12:30']);
  });

  it('leaves out a time that the grid does not have', () => {
    expect(names(3, [{ date: '2026-11-27', slots: [at('2026-11-27', '08:10')] }])).toEqual([]);
  });
});
