import { DEFAULT_OFFICE, type Office } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { lastTimeAt, officeHoursBefore } from './notice.rules.ts';

/** Office that is open from 9 to 12 and 13 to 17 UTC, Monday to Friday. */
const OFFICE: Office = {
  ...DEFAULT_OFFICE,
  ...{ zone: 'UTC', offsets: [[0, 0]] },
  hours: Array.from({ length: 7 }, (_, day) =>
    day > 4
      ? []
      : [
          [9 * 60, 12 * 60],
          [13 * 60, 17 * 60],
        ],
  ),
};

describe('officeHoursBefore', () => {
  it.each([
    ['within a morning', '2026-03-10T11:00', 2, '2026-03-10T09:00'],
    ['over a break', '2026-03-10T14:00', 2, '2026-03-10T11:00'],
    ['at night, from the evening before', '2026-03-11T03:00', 1, '2026-03-10T16:00'],
    ['over a weekend', '2026-03-09T10:00', 2, '2026-03-06T16:00'],
  ])('counts %s', (_, moment, hours, since) => {
    expect(officeHoursBefore(OFFICE, new Date(`${moment}Z`), hours)).toEqual(new Date(`${since}Z`));
  });

  it('finds no request that waits too long for an office that never opens', () => {
    const closed = { ...OFFICE, hours: OFFICE.hours.map(() => []) };
    expect(officeHoursBefore(closed, new Date('2026-03-10T11:00Z'), 1)).toEqual(new Date(0));
  });
});

describe('lastTimeAt', () => {
  it.each([
    ['later that day', 'Asia/Tokyo', '2026-03-10T01:00', '2026-03-09T23:00'],
    ['at that moment', 'UTC', '2026-03-10T08:00', '2026-03-10T08:00'],
    ['before it, with the day before', 'America/New_York', '2026-03-10T11:59', '2026-03-09T12:00'],
  ])('finds eight o’clock %s', (_, zone, now, at) => {
    expect(lastTimeAt(zone, 8, new Date(`${now}Z`))).toEqual(new Date(`${at}Z`));
  });
});
