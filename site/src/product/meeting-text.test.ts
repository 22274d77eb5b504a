import { describe, expect, it } from 'vitest';
import { describeMeeting, describeZone, isSameClock } from './meeting-text.ts';

const HALF_HOUR_MS = 1_800_000;

function wordsOf(startsAt: string, timeZone: string) {
  const start = new Date(startsAt);
  return describeMeeting(start, new Date(start.getTime() + HALF_HOUR_MS), timeZone);
}

describe('describeMeeting', () => {
  it.each([
    ['Asia/Kolkata', 'Wednesday, November 25, 2026', '08:00 AM - 08:30 AM', 'India Standard Time'],
    ['America/Los_Angeles', 'Tuesday, November 24, 2026', '06:30 PM - 07:00 PM', 'Pacific Standard Time'],
    ['Asia/Kathmandu', 'Wednesday, November 25, 2026', '08:15 AM - 08:45 AM', 'Nepal Time'],
    ['Pacific/Auckland', 'Wednesday, November 25, 2026', '03:30 PM - 04:00 PM', 'New Zealand Daylight Time'],
    ['Europe/London', 'Wednesday, November 25, 2026', '02:30 AM - 03:00 AM', 'Greenwich Mean Time'],
    ['UTC', 'Wednesday, November 25, 2026', '02:30 AM - 03:00 AM', 'Coordinated Universal Time'],
  ])('describes the first slot of November 25 in %s', (timeZone, day, time, zone) => {
    const words = wordsOf('2026-11-25T08:00:00+05:30', timeZone);
    expect(words).toEqual({ day, time, zone: `${zone} (${timeZone.replaceAll('_', ' ')})` });
  });

  it('marks an end on the next day', () => {
    expect(wordsOf('2026-11-25T10:45:00Z', 'Pacific/Auckland').time).toBe('11:45 PM - 12:15 AM (next day)');
  });

  it.each([
    ['New York, clocks go back', '2026-11-01T05:30:00Z', 'America/New_York', '01:30 AM EDT - 01:00 AM EST'],
    ['New York, the hour again', '2026-11-01T06:00:00Z', 'America/New_York', '01:00 AM - 01:30 AM'],
    ['New York, clocks go on', '2027-03-14T06:30:00Z', 'America/New_York', '01:30 AM EST - 03:00 AM EDT'],
    [
      'Los Angeles, clocks go back',
      '2026-11-01T08:30:00Z',
      'America/Los_Angeles',
      '01:30 AM PDT - 01:00 AM PST',
    ],
    [
      'Los Angeles, clocks go on',
      '2027-03-14T09:30:00Z',
      'America/Los_Angeles',
      '01:30 AM PST - 03:00 AM PDT',
    ],
    [
      'Auckland, clocks go on',
      '2026-09-26T13:30:00Z',
      'Pacific/Auckland',
      '01:30 AM GMT+12 - 03:00 AM GMT+13',
    ],
    [
      'Auckland, clocks go back',
      '2027-04-03T13:30:00Z',
      'Pacific/Auckland',
      '02:30 AM GMT+13 - 02:00 AM GMT+12',
    ],
  ])('writes the times on the night of a clock change: %s', (_what, startsAt, timeZone, time) => {
    expect(wordsOf(startsAt, timeZone).time).toBe(time);
  });
});

describe('describeZone', () => {
  it.each([
    ['2026-07-01', 'America/Los_Angeles', 'Pacific Daylight Time (America/Los Angeles)'],
    ['2026-12-01', 'America/Los_Angeles', 'Pacific Standard Time (America/Los Angeles)'],
  ])('describes on %s %s as %s', (date, timeZone, words) => {
    expect(describeZone(new Date(date), timeZone)).toBe(words);
  });
});

describe('isSameClock', () => {
  it.each([
    ['Asia/Colombo', true],
    ['Asia/Kathmandu', false],
  ])('compares %s with India: %s', (timeZone, isSame) => {
    expect(isSameClock(new Date('2026-11-25'), timeZone, 'Asia/Kolkata')).toBe(isSame);
  });
});
