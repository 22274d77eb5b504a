import { describe, expect, it } from 'vitest';
import { readWrittenDate } from './written-date.ts';

const DAY = '2026-03-04T00:00:00.000Z';
const MORNING = '2026-03-04T09:00:00.000Z';

describe('readWrittenDate', () => {
  it.each([
    ['2026-03-04', DAY],
    ['2026-3-4', DAY],
    ['2026/03/04', DAY],
    ['2026.03.04', DAY],
    ['2026–03–04', DAY],
    ['20260304', DAY],
    ['2026-W10-3', DAY],
    ['2026W103', DAY],
    ['2020-W53-5', '2021-01-01T00:00:00.000Z'],
    ['2026-063', DAY],
    ['2026-03-04T09:00', MORNING],
    ['2026-03-04 09:00', MORNING],
    ['2026-03-04t09:00:00z', MORNING],
    ['2026-03-04T09:00:00.123456Z', '2026-03-04T09:00:00.123Z'],
    ['2026-03-04T09:00:00,5+00:00', '2026-03-04T09:00:00.500Z'],
    ['2026-03-04T09:00:00+0530', '2026-03-04T03:30:00.000Z'],
    ['2026-03-04T09:00:00+01', '2026-03-04T08:00:00.000Z'],
    ['2026-03-04 09:00 +01:00', '2026-03-04T08:00:00.000Z'],
    ['20260304T090000Z', MORNING],
    ['20260304T0900', MORNING],
    ['2026-03-04T23:30:00-01:00', '2026-03-05T00:30:00.000Z'],
    ['4 March 2026', DAY],
    ['04 Mar 2026', DAY],
    ['4-Mar-2026', DAY],
    ['4th of March, 2026', DAY],
    ['March 4, 2026', DAY],
    ['Mar. 4th 2026', DAY],
    ['MARCH 4, 2026', DAY],
    ['Wednesday, March 4, 2026', DAY],
    ['Wed 4 March 2026', DAY],
    ['Sept 30, 2026', '2026-09-30T00:00:00.000Z'],
    ['4. März 2026', DAY],
    ['Mittwoch, 4. März 2026', DAY],
    ['1er août 2026', '2026-08-01T00:00:00.000Z'],
    ['4 de marzo de 2026', DAY],
    ['4 de março de 2026', DAY],
    ['4.3.2026', DAY],
    ['04.03.2026', DAY],
    ['25/12/2026', '2026-12-25T00:00:00.000Z'],
    ['12/25/2026', '2026-12-25T00:00:00.000Z'],
    ['4/4/2026', '2026-04-04T00:00:00.000Z'],
    ['4 March 2026, 09:00', MORNING],
    ['March 4, 2026 at 9:00 AM', MORNING],
    ['March 4, 2026 9 p.m.', '2026-03-04T21:00:00.000Z'],
    ['March 4, 2026, 12:30 am UTC', '2026-03-04T00:30:00.000Z'],
    ['4. März 2026 um 9:00 Uhr', MORNING],
  ])('reads %s', (written, moment) => {
    expect(readWrittenDate(written)).toEqual({ moment });
  });

  it.each([
    ['2026-02-30', '2026-02-30 is not a day of the calendar'],
    ['31.02.2026', '31.02.2026 is not a day of the calendar'],
    ['30 February 2026', '30 February 2026 is not a day of the calendar'],
    ['2026-366', '2026-366 is not a day of the calendar'],
    ['31/02/2026', '31/02/2026 is not a day of the calendar'],
    ['03/04/2026', 'it can be 2026-04-03 or 2026-03-04; write one of them'],
    ['3-4-2026', 'it can be 2026-04-03 or 2026-03-04; write one of them'],
  ])('explains what is wrong with %s', (written, problem) => {
    expect(readWrittenDate(written)).toEqual({ problem });
  });

  it.each([
    '',
    'soon',
    'next Friday',
    'March 2026',
    '4 M 2026',
    '4 Ju 2026',
    '4 Jui 2026',
    '2026',
    '2026-03-04T9',
    '2026-03-04T24:00:00Z',
    '2026-03-04T09:60Z',
    '2026-03-04T09:00:00+15:00',
    '2026-03-04 13:00 pm',
    '2026-03-04 in the morning',
    `4 March 2026${' '.repeat(10_000)}x${' '.repeat(10_000)}`,
    `${'4'.repeat(20_000)}`,
  ])('refuses %j', (written) => {
    expect(readWrittenDate(written)).toEqual({});
  });
});
