import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { describeMeeting, describeStart, readTimeZone } from './meeting-times.ts';

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const meetingAt = (start: string | number) => ({
  start: new Date(start),
  end: new Date(new Date(start).getTime() + HALF_HOUR_MS),
});

describe('the time of a demo', () => {
  it.each([
    [
      'America/Los_Angeles',
      [
        'Tuesday, March 10, 2026',
        '7:30 – 8:00 PM Pacific Daylight Time (Los Angeles)',
        'In India: 8:00 – 8:30 AM India Standard Time, Wednesday, March 11',
      ],
    ],
    [
      'Pacific/Auckland',
      [
        'Wednesday, March 11, 2026',
        '3:30 – 4:00 PM New Zealand Daylight Time (Auckland)',
        'In India: 8:00 – 8:30 AM India Standard Time',
      ],
    ],
    [
      'Asia/Katmandu',
      [
        'Wednesday, March 11, 2026',
        '8:15 – 8:45 AM Nepal Time (Kathmandu)',
        'In India: 8:00 – 8:30 AM India Standard Time',
      ],
    ],
    [
      'Europe/London',
      [
        'Wednesday, March 11, 2026',
        '2:30 – 3:00 AM Greenwich Mean Time (London)',
        'In India: 8:00 – 8:30 AM India Standard Time',
      ],
    ],
    [
      'Africa/Casablanca',
      [
        'Wednesday, March 11, 2026',
        '2:30 – 3:00 AM GMT+00:00 (Casablanca)',
        'In India: 8:00 – 8:30 AM India Standard Time',
      ],
    ],
    ['Asia/Calcutta', ['Wednesday, March 11, 2026', '8:00 – 8:30 AM India Standard Time']],
    [undefined, ['Wednesday, March 11, 2026', '8:00 – 8:30 AM India Standard Time', '2:30 – 3:00 AM UTC']],
  ])('writes the time for a visitor in %s in both time zones', (zone, lines) => {
    const words = describeMeeting(DEFAULT_OFFICE, meetingAt('2026-03-11T02:30:00Z'), zone, 'visitor');
    expect(words.split('\n')).toEqual(lines);
  });

  it('writes the time for the team in Indian time first', () => {
    const meeting = meetingAt('2026-03-11T02:30:00Z');
    expect(describeMeeting(DEFAULT_OFFICE, meeting, 'America/Los_Angeles', 'team').split('\n')).toEqual([
      'Wednesday, March 11, 2026',
      '8:00 – 8:30 AM India Standard Time',
      'For the visitor: 7:30 – 8:00 PM Pacific Daylight Time (Los Angeles), Tuesday, March 10',
    ]);
  });

  it.each([
    // Over noon, and over midnight.
    [
      '2026-03-11T18:30:00Z',
      'America/Los_Angeles',
      '11:30 AM – 12:00 PM Pacific Daylight Time (Los Angeles)',
    ],
    [
      '2026-03-11T06:30:00Z',
      'America/Los_Angeles',
      '11:30 PM – 12:00 AM Pacific Daylight Time (Los Angeles)',
    ],
  ])('writes a demo starting at %s in %s as %s', (start, zone, range) => {
    expect(describeMeeting(DEFAULT_OFFICE, meetingAt(start), zone, 'visitor').split('\n')[1]).toBe(range);
  });

  it.each([
    ['America/Los_Angeles', 'Tue, Mar 10, 7:30 PM Pacific Daylight Time'],
    ['Australia/Lord_Howe', 'Wed, Mar 11, 1:30 PM Lord Howe Daylight Time'],
    ['Asia/Kolkata', 'Wed, Mar 11, 8:00 AM India Standard Time'],
  ])('shortens the time in a subject line for %s', (zone, words) => {
    expect(describeStart(meetingAt('2026-03-11T02:30:00Z'), zone)).toBe(words);
  });
});

interface Rule {
  /** Minutes ahead of UTC, and what people call that time. */
  standard: [number, string];
  summer: [number, string];
  /** Moments at which summer time begins and ends in a year, by the law of the place. */
  begins: (year: number) => number;
  ends: (year: number) => number;
}

/** Midnight in UTC of a Sunday of a month, counted from 1, or from the end. */
function sunday(year: number, month: number, which: 'last' | number): number {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const firstSunday = Date.UTC(year, month - 1, 1 + ((7 - first) % 7));
  if (which !== 'last') return firstSunday + (which - 1) * 7 * DAY_MS;
  const lastDay = new Date(Date.UTC(year, month, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}

const hours = (count: number) => count * 60 * MINUTE_MS;

/** Laws as they stand, written by hand, independently of the machine's time zones. */
const RULES: Readonly<Record<string, Rule>> = {
  'Pacific/Auckland': {
    standard: [12 * 60, 'New Zealand Standard Time (Auckland)'],
    summer: [13 * 60, 'New Zealand Daylight Time (Auckland)'],
    begins: (year) => sunday(year, 9, 'last') - hours(10),
    ends: (year) => sunday(year, 4, 1) - hours(10),
  },
  'America/Los_Angeles': {
    standard: [-8 * 60, 'Pacific Standard Time (Los Angeles)'],
    summer: [-7 * 60, 'Pacific Daylight Time (Los Angeles)'],
    begins: (year) => sunday(year, 3, 2) + hours(10),
    ends: (year) => sunday(year, 11, 1) + hours(9),
  },
  'America/New_York': {
    standard: [-5 * 60, 'Eastern Standard Time (New York)'],
    summer: [-4 * 60, 'Eastern Daylight Time (New York)'],
    begins: (year) => sunday(year, 3, 2) + hours(7),
    ends: (year) => sunday(year, 11, 1) + hours(6),
  },
  'Australia/Lord_Howe': {
    standard: [10.5 * 60, 'Lord Howe Standard Time (Lord Howe)'],
    summer: [11 * 60, 'Lord Howe Daylight Time (Lord Howe)'],
    begins: (year) => sunday(year, 10, 1) - hours(8.5),
    ends: (year) => sunday(year, 4, 1) - hours(9),
  },
  'Europe/London': {
    standard: [0, 'Greenwich Mean Time (London)'],
    summer: [60, 'British Summer Time (London)'],
    begins: (year) => sunday(year, 3, 'last') + hours(1),
    ends: (year) => sunday(year, 10, 'last') + hours(1),
  },
  'Asia/Kathmandu': {
    standard: [345, 'Nepal Time (Kathmandu)'],
    summer: [345, 'Nepal Time (Kathmandu)'],
    begins: (year) => sunday(year, 3, 'last'),
    ends: (year) => sunday(year, 10, 'last'),
  },
};

const YEARS = [2026, 2027, 2028, 2029, 2030];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function offsetAt({ standard, summer, begins, ends }: Rule, moment: number): [number, string] {
  const year = new Date(moment).getUTCFullYear();
  const [begin, end] = [begins(year), ends(year)];
  const isSummer = begin < end ? moment >= begin && moment < end : moment >= begin || moment < end;
  return isSummer ? summer : standard;
}

/** Returns the time on a wall clock, by adding minutes. */
function onTheWall(moment: number, minutes: number): { day: string; time: string; half: string } {
  const wall = new Date(moment + minutes * MINUTE_MS);
  const [hour, minute] = [wall.getUTCHours(), String(wall.getUTCMinutes()).padStart(2, '0')];
  const day = `${MONTHS[wall.getUTCMonth()]} ${wall.getUTCDate()}`;
  return {
    day: `${WEEKDAYS[wall.getUTCDay()]}, ${day}, ${wall.getUTCFullYear()}`,
    time: `${hour % 12 || 12}:${minute}`,
    half: hour < 12 ? 'AM' : 'PM',
  };
}

function expectedTexts(rule: Rule, start: number): string[] {
  const [[before, name], [after, laterName]] = [offsetAt(rule, start), offsetAt(rule, start + HALF_HOUR_MS)];
  const [begin, end] = [onTheWall(start, before), onTheWall(start + HALF_HOUR_MS, after)];
  if (before !== after) {
    const shortName = name.slice(0, name.indexOf(' ('));
    return [begin.day, `${begin.time} ${begin.half} ${shortName} – ${end.time} ${end.half} ${laterName}`];
  }
  const half = begin.half === end.half ? '' : ` ${begin.half}`;
  return [begin.day, `${begin.time}${half} – ${end.time} ${end.half} ${name}`];
}

/** Every half-hour of the night, and one on either day. */
function startsAround(change: number): number[] {
  const night = Array.from({ length: 9 }, (_, index) => change + (index - 4) * HALF_HOUR_MS);
  return [change - DAY_MS, ...night, change + DAY_MS];
}

describe('a demo around each change of the clocks until 2030', () => {
  it.each(Object.entries(RULES))('shows a visitor in %s the time of their clock', (zone, rule) => {
    const changes = YEARS.flatMap((year) => [rule.begins(year), rule.ends(year)]);
    for (const change of changes) {
      for (const start of startsAround(change)) {
        const words = describeMeeting(DEFAULT_OFFICE, meetingAt(start), zone, 'visitor').split('\n');
        expect(words.slice(0, 2), new Date(start).toISOString()).toEqual(expectedTexts(rule, start));
        expect(words[2]).toContain(`${onTheWall(start, 330).time}`);
      }
    }
  });

  it.each([
    [
      'America/Los_Angeles',
      '2026-03-08T09:30:00Z',
      '1:30 AM Pacific Standard Time – 3:00 AM Pacific Daylight Time',
    ],
    [
      'America/Los_Angeles',
      '2026-11-01T08:30:00Z',
      '1:30 AM Pacific Daylight Time – 1:00 AM Pacific Standard Time',
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-03T15:00:00Z',
      '1:30 AM Lord Howe Standard Time – 2:30 AM Lord Howe Daylight Time',
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-04T14:30:00Z',
      '1:30 AM Lord Howe Daylight Time – 1:30 AM Lord Howe Standard Time',
    ],
    [
      'Pacific/Auckland',
      '2026-04-04T13:30:00Z',
      '2:30 AM New Zealand Daylight Time – 2:00 AM New Zealand Standard Time',
    ],
  ])('names both zones of a demo in %s at %s, across the change', (zone, start, range) => {
    expect(describeMeeting(DEFAULT_OFFICE, meetingAt(start), zone, 'visitor').split('\n')[1]).toContain(
      range,
    );
  });
});

describe('an office elsewhere', () => {
  const berlin = { zone: 'Europe/Berlin', place: 'Berlin' };
  const before = meetingAt('2026-03-27T08:00:00Z');

  it.each([
    [
      'America/New_York',
      'visitor',
      [
        '4:00 – 4:30 AM Eastern Daylight Time (New York)',
        'In Berlin: 9:00 – 9:30 AM Central European Standard Time',
      ],
    ],
    [
      'Asia/Kolkata',
      'team',
      [
        '9:00 – 9:30 AM Central European Standard Time',
        'For the visitor: 1:30 – 2:00 PM India Standard Time (Kolkata)',
      ],
    ],
    ['Europe/Vienna', 'visitor', ['9:00 – 9:30 AM Central European Standard Time']],
    [undefined, 'visitor', ['9:00 – 9:30 AM Central European Standard Time', '8:00 – 8:30 AM UTC']],
  ] as const)('is named by its own clock for a visitor in %s', (zone, reader, lines) => {
    expect(describeMeeting(berlin, before, zone, reader).split('\n').slice(1)).toEqual(lines);
  });

  it('names its summer time after the change', () => {
    const words = describeMeeting(berlin, meetingAt('2026-03-30T07:00:00Z'), 'Europe/Berlin', 'team');
    expect(words).toContain('9:00 – 9:30 AM Central European Summer Time');
  });
});

describe('readTimeZone', () => {
  it.each([
    ['Asia/Kathmandu', 'Asia/Kathmandu'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Mars/Olympus_Mons', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (told, zone) => {
    expect(readTimeZone(told)).toBe(zone);
  });
});
