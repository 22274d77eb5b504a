import { describe, expect, it } from 'vitest';
import { daysInOrder, weekOf } from './week-days.ts';

describe('weekOf', () => {
  it.each([
    ['2026-11-26', 'en-DE', '2026-11-23'],
    ['2026-11-29', 'en-DE', '2026-11-23'],
    ['2026-11-29', 'en-US', '2026-11-29'],
    ['2027-01-01', 'en-US', '2026-12-27'],
    ['2026-11-26', 'en-EG', '2026-11-21'],
    ['2026-11-29', 'en-US-u-fw-mon-hc-h23', '2026-11-23'],
    ['2026-11-29', 'en-DE-u-fw-sun', '2026-11-29'],
  ])('begins the week of %s in %s on %s', (day, locale, first) => {
    expect(weekOf(day, locale)).toBe(first);
  });
});

it('orders the days of the week', () => {
  expect(daysInOrder('en-DE')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(daysInOrder('en-US')).toEqual([6, 0, 1, 2, 3, 4, 5]);
});
