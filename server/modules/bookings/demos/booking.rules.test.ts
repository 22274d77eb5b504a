import { DEFAULT_OFFICE, slotsOf } from 'contract/bookings/office.ts';
import { WEEKDAYS } from 'contract/bookings/weekdays.ts';
import type { IsoDate } from 'contract/dates.ts';
import { describe, expect, it } from 'vitest';
import {
  type BookingRules,
  daysAround,
  daysBetween,
  describeDay,
  findBookingProblem,
  nearestFree,
  type Occupancy,
} from './booking.rules.ts';

/** Noon in India on a Tuesday. */
const NOW = new Date('2026-03-10T06:30:00Z');
const RULES: BookingRules = {
  office: DEFAULT_OFFICE,
  holidays: new Set(),
  demoSeats: 2,
  demoDays: WEEKDAYS,
  demoNoticeMinutes: 0,
  demoHorizonDays: 365,
};
const NOTHING: Occupancy = { taken: [], closed: new Set() };

function at(date: IsoDate, time: string) {
  const slot = slotsOf(DEFAULT_OFFICE, date).find(
    ({ startDateTime }) => startDateTime.slice(11, 16) === time,
  );
  if (!slot) throw new Error(`no slot is at ${time}`);
  return { startDateTime: slot.startDateTime, endDateTime: slot.endDateTime };
}

function held(date: IsoDate, time: string, taken: number) {
  const start = Date.parse(at(date, time).startDateTime);
  return { start, end: start + 1_800_000, taken };
}

describe('findBookingProblem', () => {
  it.each<[string, Partial<BookingRules>, IsoDate, string, string | undefined]>([
    ['the next half-hour', {}, '2026-03-10', '12:30', undefined],
    ['the one that begins now', {}, '2026-03-10', '12:00', 'past'],
    ['within the notice', { demoNoticeMinutes: 60 }, '2026-03-10', '12:30', 'too_soon'],
    ['as soon as the notice is kept', { demoNoticeMinutes: 60 }, '2026-03-10', '13:00', undefined],
    ['after a notice of a day', { demoNoticeMinutes: 1_440 }, '2026-03-11', '11:30', 'too_soon'],
    ['the last day', {}, '2027-03-10', '19:30', undefined],
    ['the day after it', {}, '2027-03-11', '08:00', 'too_far'],
    ['tomorrow of a short horizon', { demoHorizonDays: 1 }, '2026-03-11', '19:30', undefined],
    ['beyond a short horizon', { demoHorizonDays: 1 }, '2026-03-12', '08:00', 'too_far'],
    ['a day of the week', { demoDays: ['wed'] }, '2026-03-11', '08:00', undefined],
    ['another day of the week', { demoDays: ['wed'] }, '2026-03-12', '08:00', 'no_demo_day'],
    ['a Sunday', { demoDays: ['sun'] }, '2026-03-15', '08:00', undefined],
    ['a holiday', { holidays: new Set(['2026-03-11']) }, '2026-03-11', '08:00', 'no_demo_day'],
    ['the day after it', { holidays: new Set(['2026-03-11']) }, '2026-03-12', '08:00', undefined],
  ])('judges a booking: %s', (_what, rules, date, time, problem) => {
    expect(findBookingProblem(at(date, time), { ...RULES, ...rules }, NOW)).toBe(problem);
    const { slots } = describeDay(date, NOTHING, { ...RULES, ...rules }, NOW);
    const isOffered = slots.some(({ startDateTime }) => startDateTime === at(date, time).startDateTime);
    expect(isOffered).toBe(problem === undefined);
  });

  it('counts days in Indian time', () => {
    const lateInUtc = new Date('2026-03-10T19:00:00Z');
    const rules = { ...RULES, demoHorizonDays: 1 };
    expect(findBookingProblem(at('2026-03-12', '08:00'), rules, lateInUtc)).toBeUndefined();
    expect(findBookingProblem(at('2026-03-12', '08:00'), rules, NOW)).toBe('too_far');
  });
});

describe('describeDay', () => {
  it('leaves out past half-hours, and counts the free seats of the others', () => {
    const taken = [
      held('2026-03-10', '12:30', 1),
      held('2026-03-10', '13:00', 2),
      held('2026-03-10', '13:30', 5),
    ];
    const { slots } = describeDay('2026-03-10', { ...NOTHING, taken }, RULES, NOW);
    expect(slots).toHaveLength(15);
    expect(slots.slice(0, 4).map(({ freeSeats }) => freeSeats)).toEqual([1, 0, 0, 2]);
    expect(slots[0]).toEqual({ ...at('2026-03-10', '12:30'), freeSeats: 1 });
  });

  it.each([
    ['yesterday', '2026-03-09'],
    ['a closed day', '2026-03-12'],
  ])('offers nothing on %s', (_what, date) => {
    const occupancy = { ...NOTHING, closed: new Set(['2026-03-12']) };
    expect(describeDay(date, occupancy, RULES, NOW)).toEqual({ date, slots: [] });
  });
});

describe('nearestFree', () => {
  it('says which of them a host has to confirm', () => {
    const slots = ['09:30', '10:30'].map((time) => ({ ...at('2026-03-12', time), freeSeats: 1 }));
    const unsure = { ...at('2026-03-12', '11:00'), freeSeats: 1, toBeConfirmed: true };
    const days = [{ date: '2026-03-12', slots: [...slots, unsure] }];
    const nearest = nearestFree(new Date(at('2026-03-12', '10:00').startDateTime), days);
    expect(nearest.map(({ toBeConfirmed }) => toBeConfirmed)).toEqual([undefined, undefined, true]);
  });

  const nearest = (wanted: [IsoDate, string], taken: [IsoDate, string][], closed: IsoDate[] = []) => {
    const occupancy = {
      taken: taken
        .map(([date, time]) => held(date, time, RULES.demoSeats))
        .sort((one, other) => one.start - other.start),
      closed: new Set(closed),
    };
    const [first, last] = daysAround(wanted[0], 7, RULES, NOW);
    const days = daysBetween(first, last).map((date) => describeDay(date, occupancy, RULES, NOW));
    return nearestFree(new Date(at(...wanted).startDateTime), days).map(({ startDateTime }) =>
      startDateTime.slice(5, 16),
    );
  };

  it.each<[string, [IsoDate, string], [IsoDate, string][], string[]]>([
    [
      'before and after, in the order of time',
      ['2026-03-12', '10:00'],
      [['2026-03-12', '10:00']],
      ['03-12T09:30', '03-12T10:30', '03-12T11:00'],
    ],
    [
      'except others that are taken',
      ['2026-03-12', '10:00'],
      [
        ['2026-03-12', '10:00'],
        ['2026-03-12', '09:30'],
        ['2026-03-12', '10:30'],
      ],
      ['03-12T09:00', '03-12T11:00', '03-12T11:30'],
    ],
    [
      'except those that have passed',
      ['2026-03-10', '12:30'],
      [['2026-03-10', '12:30']],
      ['03-10T13:00', '03-10T13:30', '03-10T14:00'],
    ],
    [
      'of the evening before where that is nearer',
      ['2026-03-12', '08:00'],
      [
        ['2026-03-12', '08:00'],
        ...slotsOf(DEFAULT_OFFICE, '2026-03-12')
          .slice(1)
          .map(({ startDateTime }): [IsoDate, string] => ['2026-03-12', startDateTime.slice(11, 16)]),
      ],
      ['03-11T18:30', '03-11T19:00', '03-11T19:30'],
    ],
  ])('offers free half-hours %s', (_what, wanted, taken, expected) => {
    const found = nearest(wanted, taken);
    expect(found).toEqual([...found].sort());
    expect(found).toEqual(expected);
  });

  it('skips a closed day', () => {
    expect(nearest(['2026-03-12', '19:30'], [], ['2026-03-12'])).toEqual([
      '03-13T08:00',
      '03-13T08:30',
      '03-13T09:00',
    ]);
  });

  it('returns fewer than three when no more are free', () => {
    expect(nearestFree(NOW, [])).toEqual([]);
  });
});
