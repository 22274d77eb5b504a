import { describe, expect, it } from 'vitest';
import { isRealDate, laterDate, weekdayOf } from './iso-date.ts';

describe('laterDate', () => {
  it.each([
    ['2026-03-10', 1, '2026-03-11'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-10', 365, '2027-03-10'],
  ])('counts from %s by %i days to %s', (date, days, later) => {
    expect(laterDate(date, days)).toBe(later);
  });
});

describe('isRealDate', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('says of %s: %s', (date, isReal) => {
    expect(isRealDate(date)).toBe(isReal);
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-03-09', 0],
    ['2026-03-15', 6],
  ])('counts the days of a week from Monday: %s is %i', (date, day) => {
    expect(weekdayOf(date)).toBe(day);
  });
});
