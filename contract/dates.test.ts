import { describe, expect, it } from 'vitest';
import {
  isoInZone,
  isRealDate,
  laterDate,
  MINUTE_MS,
  momentOf,
  offsetAt,
  wallTimeAt,
  weekdayOf,
} from './dates.ts';

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

describe('wall time in a zone', () => {
  it.each([
    ['Asia/Kolkata', '2026-01-15T02:30:00Z', '2026-01-15T08:00:00+05:30'],
    ['Asia/Kathmandu', '2026-01-15T02:30:00Z', '2026-01-15T08:15:00+05:45'],
    ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
    ['America/New_York', '2026-11-01T05:59:00Z', '2026-11-01T01:59:00-04:00'],
    ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-01T01:00:00-05:00'],
    ['America/St_Johns', '2026-01-15T12:00:00Z', '2026-01-15T08:30:00-03:30'],
    ['Australia/Lord_Howe', '2026-04-04T14:59:00Z', '2026-04-05T01:59:00+11:00'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05T01:30:00+10:30'],
    ['Pacific/Apia', '2011-12-30T09:59:00Z', '2011-12-29T23:59:00-10:00'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31T00:00:00+14:00'],
    ['UTC', '2026-01-15T00:00:00Z', '2026-01-15T00:00:00+00:00'],
  ])('writes in %s the moment %s as %s', (zone, moment, written) => {
    expect(isoInZone(zone, new Date(moment))).toBe(written);
  });

  it.each([
    ['the day before a change', 'Europe/Berlin', '2026-03-28', 480, '2026-03-28T07:00:00Z'],
    ['the day of a change', 'Europe/Berlin', '2026-03-29', 480, '2026-03-29T06:00:00Z'],
    ['a time that clocks skip', 'Europe/Berlin', '2026-03-29', 150, '2026-03-29T01:30:00Z'],
    ['the first of a time shown twice', 'Europe/Berlin', '2026-10-25', 150, '2026-10-25T00:30:00Z'],
    ['midnight at the end of a day', 'Europe/Berlin', '2026-10-25', 1440, '2026-10-25T23:00:00Z'],
    ['a change of half an hour', 'Australia/Lord_Howe', '2026-10-04', 480, '2026-10-03T21:00:00Z'],
    ['a zone with no changes', 'Asia/Kolkata', '2026-01-15', 480, '2026-01-15T02:30:00Z'],
  ])('finds the moment of %s', (_case, zone, date, minute, moment) => {
    expect(momentOf(zone, date, minute).toISOString()).toBe(new Date(moment).toISOString());
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Asia/Kathmandu', '2026-10-25', 24],
  ])('gives %s on %s a day of %d hours', (zone, date, hours) => {
    const length = momentOf(zone, date, 1440).getTime() - momentOf(zone, date, 0).getTime();
    expect(length / (60 * MINUTE_MS)).toBe(hours);
  });

  it.each(['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'finds the same moment again in %s, each half-hour of a year, but for a time shown twice',
    (zone) => {
      const start = Date.parse('2026-01-01T00:00:00Z');
      for (let at = start; at < start + 366 * 24 * 60 * MINUTE_MS; at += 30 * MINUTE_MS) {
        const { date, minute } = wallTimeAt(zone, new Date(at));
        const found = momentOf(zone, date, minute).getTime();
        if (found === at) continue;
        expect(wallTimeAt(zone, new Date(found))).toEqual({ date, minute });
        expect(found).toBeLessThan(at);
      }
    },
  );

  it('throws for a name of no zone', () => {
    expect(() => offsetAt('Europe/Atlantis', new Date())).toThrow(RangeError);
  });
});
