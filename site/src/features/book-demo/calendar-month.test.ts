import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayAfterKey,
  dayName,
  longDate,
  longMonth,
  nameChoice,
  weeksOfMonth,
} from './calendar-month.ts';

describe('weeksOfMonth', () => {
  it.each([
    ['2026-11', '2026-10-20', '2026-10-26', '2026-12-06'],
    ['2026-11', '2026-11-01', '2026-10-26', '2026-12-06'],
    ['2026-11', '2026-11-24', '2026-11-23', '2027-01-03'],
    ['2026-11', '2026-11-30', '2026-11-23', '2027-01-03'],
    ['2026-12', '2026-11-30', '2026-11-30', '2027-01-10'],
    ['2027-02', '2026-11-30', '2027-02-01', '2027-03-14'],
    ['2028-02', '2026-11-30', '2028-01-31', '2028-03-12'],
  ])('shows %s on %s as six weeks from Monday %s to Sunday %s', (month, today, first, last) => {
    const weeks = weeksOfMonth(month, today);

    expect(weeks).toHaveLength(6);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual([first, last]);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('adds to %s %i months: %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });
});

describe('dayAfterKey', () => {
  it.each([
    ['ArrowLeft', '2026-11-19'],
    ['ArrowRight', '2026-11-21'],
    ['ArrowUp', '2026-11-13'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-20'],
    ['PageDown', '2026-12-20'],
    ['a', undefined],
  ])('moves by %s from Friday, November 20 to %s', (key, result) => {
    expect(dayAfterKey('2026-11-20', key)).toBe(result);
  });
});

describe('names of days and months', () => {
  it('writes names in full, in any time zone of the machine', () => {
    expect(longDate('2026-11-20')).toBe('Friday, November 20, 2026');
    expect(dayName('2026-11-20')).toBe('Friday, 20 November 2026');
    expect(nameChoice('2026-11-20', undefined)).toBe('Friday, November 20');
    expect(nameChoice('2026-11-20', { label: '11:30 AM' })).toBe('Friday, November 20, 11:30 AM');
    expect(longMonth('2027-01')).toBe('January 2027');
  });
});
