import type { DemoSlot } from 'contract/bookings/office.ts';
import type { IsoDate } from 'contract/dates.ts';
import { describe, expect, it } from 'vitest';
import {
  choiceAt,
  daysToAskFor,
  hasNoFreeTime,
  NOTHING_KNOWN,
  readDays,
  slotState,
  withAnswer,
  withTaken,
} from './free-times.ts';

const DAY = '2026-11-25';
/** Noon in India, the day before. */
const NOW = new Date('2026-11-24T06:30:00Z');

function slotAt(time: string, date: IsoDate = DAY): DemoSlot {
  const slot = choiceAt(`${date}T${time}:00+05:30`)?.slot;
  if (!slot) throw new Error(`no slot is at ${time}`);
  return slot;
}

function dayWith(seats: Record<string, number>, date: IsoDate = DAY) {
  return {
    date,
    slots: Object.entries(seats).map(([time, freeSeats]) => ({
      ...slotAt(time, date),
      freeSeats,
    })),
  };
}

const known = withAnswer(NOTHING_KNOWN, [
  dayWith({ '08:00': 1, '08:30': 0 }),
  { date: '2026-11-26', slots: [] },
]);

describe('slotState', () => {
  it.each([
    ['a free one', DAY, '08:00', 'free'],
    ['a taken one', DAY, '08:30', 'taken'],
    ['one that is not offered', DAY, '09:00', 'over'],
    ['one of a closed day', '2026-11-26', '08:00', 'over'],
    ['one of a day of which nothing is known', '2026-11-27', '08:00', 'free'],
    ['one that has begun', '2026-11-24', '12:00', 'over'],
    ['the next of a day of which nothing is known', '2026-11-24', '12:30', 'free'],
  ])('reports the state of %s', (_what, date, time, state) => {
    expect(slotState({ date, slot: slotAt(time, date) }, known, NOW)).toBe(state);
  });
});

describe('hasNoFreeTime', () => {
  it.each([
    ['a day with one free', DAY, false],
    ['a closed day', '2026-11-26', true],
    ['an unknown day', '2026-11-27', false],
  ])('checks %s', (_what, date, expected) => {
    expect(hasNoFreeTime(date, known, NOW)).toBe(expected);
  });

  it('reports no free time once the last free one has passed', () => {
    expect(hasNoFreeTime(DAY, known, new Date('2026-11-25T03:00:00Z'))).toBe(true);
  });
});

describe('daysToAskFor', () => {
  it.each([
    ['2026-11', '2026-11-24', { from: '2026-11-24', to: '2027-01-03' }],
    ['2026-12', '2026-11-24', { from: '2026-12-01', to: '2026-12-31' }],
    ['2028-02', '2026-11-24', { from: '2028-02-01', to: '2028-02-29' }],
    ['2026-11', '2026-11-30', { from: '2026-11-30', to: '2027-01-03' }],
    ['2026-10', '2026-11-24', undefined],
  ])('returns the days of %s on %s', (month, today, days) => {
    expect(daysToAskFor(month, today)).toEqual(days);
  });
});

describe('withAnswer and withTaken', () => {
  it('applies the newer of an answer and a refusal', () => {
    const refused = withTaken(known, { date: DAY, slot: slotAt('08:00') });
    expect(slotState({ date: DAY, slot: slotAt('08:00') }, refused, NOW)).toBe('taken');
    const again = withAnswer(refused, [dayWith({ '08:00': 2 })]);
    expect(slotState({ date: DAY, slot: slotAt('08:00') }, again, NOW)).toBe('free');
    expect(slotState({ date: DAY, slot: slotAt('08:30') }, again, NOW)).toBe('over');
  });

  it('marks one slot as taken on an unknown day', () => {
    const refused = withTaken(NOTHING_KNOWN, { date: DAY, slot: slotAt('08:00') });
    expect(slotState({ date: DAY, slot: slotAt('08:00') }, refused, NOW)).toBe('taken');
    expect(slotState({ date: DAY, slot: slotAt('08:30') }, refused, NOW)).toBe('free');
  });
});

describe('choiceAt', () => {
  it('finds the slot of a time as the server writes it', () => {
    expect(choiceAt('2026-11-25T19:30:00+05:30')).toEqual({ date: DAY, slot: slotAt('19:30') });
  });

  it.each(['2026-11-25T20:00:00+05:30', '2026-11-25T08:00:00Z', 'tomorrow', ''])(
    'finds no slot at %j',
    (text) => {
      expect(choiceAt(text)).toBeUndefined();
    },
  );
});

describe('readDays', () => {
  it('reads the days of a calendar', () => {
    expect(readDays({ days: [dayWith({ '08:00': 1 })] })).toHaveLength(1);
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { days: {} },
    { days: [null, 1, { date: DAY }, { date: DAY, slots: [{}] }] },
  ])('reads no days from %j', (answer) => {
    expect(readDays(answer)).toEqual([]);
  });
});
