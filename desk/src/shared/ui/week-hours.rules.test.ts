import { writeWeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { describe, expect, it } from 'vitest';
import { hoursInWords, hoursOf, type PressedHours, pressBetween, pressedOf } from './week-hours.rules.ts';

const NONE = pressedOf('') as PressedHours;
const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ');

describe('pressed half-hours', () => {
  it.each([
    ['mon-fri 09:00-17:00', '', 'mon-fri 09:00-17:00'],
    ['00:00-24:00', '', 'mon-sun 00:00-24:00'],
    ['', '', ''],
    ['mon-tue 09:00-17:00', '12:00-13:00', 'mon-tue 09:00-12:00, mon-tue 13:00-17:00'],
    ['mon 09:00-12:30 13:00-17:00', 'mon 09:00-17:00', ''],
  ])('of %j without %j are %j', (hours, breaks, text) => {
    expect(writeWeeklyHours(hoursOf(pressedOf(hours, breaks) as PressedHours))).toBe(text);
  });

  it.each([
    ['always', ''],
    ['mon 09:15-17:00', ''],
    ['mon 09:00-17:00', '12:10-12:30'],
  ])('cannot show %j without %j', (hours, breaks) => {
    expect(pressedOf(hours, breaks)).toBeUndefined();
  });

  it('are pressed and released between two, whichever comes first', () => {
    const week = pressBetween(NONE, { day: 2, cell: 21 }, { day: 0, cell: 18 }, true);
    expect(writeWeeklyHours(hoursOf(week))).toBe('mon-wed 09:00-11:00');
    const less = pressBetween(week, { day: 1, cell: 18 }, { day: 1, cell: 19 }, false);
    expect(writeWeeklyHours(hoursOf(less))).toBe('mon 09:00-11:00, tue 10:00-11:00, wed 09:00-11:00');
  });
});

it.each([
  ['mon-thu 09:00-17:00, fri 9:00-13:00', 'Mon – Thu 9:00 AM – 5:00 PM; Fri 9:00 AM – 1:00 PM'],
  ['sat 13:00-14:00', 'Sat 1:00 – 2:00 PM'],
  ['', 'No hours'],
  ['always', 'always'],
])('says %j as %j', (hours, words) => {
  expect(plain(hoursInWords(hours))).toBe(words);
});
