import { describe, expect, it } from 'vitest';
import { readWeeklyHours, type WeeklyHours, writeWeeklyHours } from './weekly-hours.ts';

describe('weekly hours', () => {
  it.each<[typed: string, written: string]>([
    ['mon-fri 09:00-17:00', 'mon-fri 09:00-17:00'],
    ['Mon-Fri 9:00-12:30, 13:00-17:00', 'mon-fri 09:00-12:30, mon-fri 13:00-17:00'],
    ['mon-thu 09:00-12:00  13:00-17:00', 'mon-thu 09:00-12:00, mon-thu 13:00-17:00'],
    ['sun 09:00-12:00 11:00-14:00 14:00-15:00', 'sun 09:00-15:00'],
    ['fri 13:00-14:00,mon-thu 9:00-17:00,fri 9:00-13:00', 'mon-thu 09:00-17:00, fri 09:00-14:00'],
    ['sat-mon 08:00-24:00', 'mon 08:00-24:00, sat-sun 08:00-24:00'],
    ['10:00-11:00', 'mon-sun 10:00-11:00'],
    ['wed 10:00-12:00, wed 11:00-11:30', 'wed 10:00-12:00'],
    ['', ''],
  ])('%j are kept as %j', (typed, written) => {
    const week = readWeeklyHours(typed) as WeeklyHours;
    expect(writeWeeklyHours(week)).toBe(written);
    expect(readWeeklyHours(written)).toEqual(week);
  });

  it.each([
    'mon',
    'mon-fri',
    'mon 9-17',
    'moo 09:00-10:00',
    'mon-moo 09:00-10:00',
    'mon 10:00-10:00',
    'mon 22:00-02:00',
    'mon 09:60-10:00',
    'mon 09:00-24:01',
    'mon 09:00-10:00 tue 09:00-10:00',
    Array.from({ length: 51 }, () => 'mon 09:00-10:00').join(),
  ])('%j are refused with the reason', (typed) => {
    expect(readWeeklyHours(typed)).toEqual(expect.stringMatching(/\.$/));
  });
});
