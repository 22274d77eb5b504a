import { describe, expect, it } from 'vitest';
import { describeZone, readHours } from './office-hours.ts';

const NINE_TO_FIVE = [[540, 1020]];

describe('readHours', () => {
  it.each([
    [
      'all days alike',
      ['09:00-17:00'],
      [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE],
    ],
    [
      'days that are named, with a break; others closed',
      ['mon-thu 09:00-12:00 13:00-17:00', 'fri 09:00-13:00'],
      [
        ...Array.from({ length: 4 }, () => [
          [540, 720],
          [780, 1020],
        ]),
        [[540, 780]],
        [],
        [],
      ],
    ],
    [
      'a day that is named twice',
      ['mon 13:00-17:00', 'Mon 09:00-12:00'],
      [
        [
          [540, 720],
          [780, 1020],
        ],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
    ],
    [
      'hours that overlap or touch',
      ['sun 09:00-12:00 11:00-14:00 14:00-15:00'],
      [[], [], [], [], [], [], [[540, 900]]],
    ],
    [
      'days over the end of the week',
      ['sat-mon 00:00-24:00'],
      [[[0, 1440]], [], [], [], [], [[0, 1440]], [[0, 1440]]],
    ],
  ])('reads %s', (_what, parts, hours) => {
    expect(readHours(parts)).toEqual(hours);
  });

  it('takes no hours that end before they begin', () => {
    expect(() => readHours(['17:00-09:00'])).toThrow(RangeError);
  });
});

describe('describeZone', () => {
  it.each([
    ['Asia/Kolkata', 'India Standard Time', 'India'],
    ['Europe/Berlin', 'Central European Time', 'Berlin'],
    ['America/New_York', 'Eastern Time', 'New York'],
    ['Asia/Kathmandu', 'Nepal Time', 'Kathmandu'],
    ['America/Argentina/Buenos_Aires', 'Argentina Standard Time', 'Buenos Aires'],
    ['UTC', 'Coordinated Universal Time', 'UTC'],
  ])('names %s as people do', (zone, zoneLabel, place) => {
    expect(describeZone(zone)).toMatchObject({ zone, zoneLabel, place });
  });
});
