import { DEFAULT_OFFICE, slotsOf } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { listFreeDays } from './free-ranges.rules.ts';

const ALL_DAY = { minutes: 30, after: 0, before: Number.POSITIVE_INFINITY };

/** The half-hours of a day in the default office, from 08:00 to 20:00, except those that are taken. */
function slotsWithout(date: string, taken: readonly string[] = [], toBeConfirmed: readonly string[] = []) {
  return slotsOf(DEFAULT_OFFICE, date).map(({ startDateTime, endDateTime }) => {
    const clock = startDateTime.slice(11, 16);
    return {
      ...{ startDateTime, endDateTime, freeSeats: taken.includes(clock) ? 0 : 1 },
      ...(toBeConfirmed.includes(clock) && { toBeConfirmed: true }),
    };
  });
}

describe('listFreeDays', () => {
  it('says a free day as one range of the clock of a zone', () => {
    const days = (zone: string) => listFreeDays(slotsWithout('2026-03-11'), { zone, ...ALL_DAY });
    expect(days('Asia/Kolkata')).toEqual([{ date: '2026-03-11', free: ['08:00-20:00'] }]);
    expect(days('Europe/Berlin')).toEqual([{ date: '2026-03-11', free: ['03:30-15:30'] }]);
    expect(days('Pacific/Auckland')).toEqual([
      { date: '2026-03-11', free: ['15:30-24:00'] },
      { date: '2026-03-12', free: ['00:00-03:30'] },
    ]);
    expect(days('Asia/Kathmandu')).toEqual([{ date: '2026-03-11', free: ['08:15-20:15'] }]);
  });

  it('parts ranges at what is taken, and at what a host has to confirm', () => {
    const slots = slotsWithout('2026-03-11', ['08:30', '19:30'], ['10:00', '10:30', '12:00']);
    expect(listFreeDays(slots, { zone: 'Asia/Kolkata', ...ALL_DAY })).toEqual([
      {
        date: '2026-03-11',
        free: ['08:00-08:30', '09:00-10:00', '11:00-12:00', '12:30-19:30'],
        toBeConfirmed: ['10:00-11:00', '12:00-12:30'],
      },
    ]);
  });

  it('keeps to the part of the day that is asked for', () => {
    const wanted = { zone: 'Europe/Berlin', minutes: 30, after: 12 * 60, before: 14 * 60 };
    expect(listFreeDays(slotsWithout('2026-03-11'), wanted)).toEqual([
      { date: '2026-03-11', free: ['12:00-14:00'] },
    ]);
    expect(listFreeDays(slotsWithout('2026-03-11'), { ...wanted, after: 20 * 60 })).toEqual([]);
  });

  it('names the offset on a day on which the clock changes, which may show a time twice', () => {
    const zone = 'America/New_York';
    expect(listFreeDays(slotsWithout('2026-11-01'), { zone, ...ALL_DAY })).toEqual([
      { date: '2026-10-31', free: ['22:30-24:00'] },
      { date: '2026-11-01', free: ['00:00-02:00 (UTC-04:00)', '01:00-09:30 (UTC-05:00)'] },
    ]);
    expect(listFreeDays(slotsWithout('2026-03-08'), { zone, ...ALL_DAY })[1]).toEqual({
      date: '2026-03-08',
      free: ['00:00-02:00 (UTC-05:00)', '03:00-10:30 (UTC-04:00)'],
    });
  });
});
