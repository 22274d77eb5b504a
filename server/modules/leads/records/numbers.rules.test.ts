import { DEFAULT_OFFICE, type Office } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { describeZone } from '../../bookings/demos/office-zone.ts';
import { createOpenTimer, medianOf, rankNames, weeksUntil } from './numbers.rules.ts';

/** Open from nine to five on weekdays, in Berlin: UTC+1, from 2026-03-29 on UTC+2. */
const OFFICE: Office = {
  ...DEFAULT_OFFICE,
  ...describeZone('Europe/Berlin'),
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 5 ? [[9 * 60, 17 * 60]] : [])),
};

/** The open minutes of one span. */
function openMinutesBetween(from: Date, until: Date, closed?: ReadonlySet<string>): number {
  return createOpenTimer(OFFICE, { from, until }, closed)(from, until);
}

describe('createOpenTimer', () => {
  // 2026-03-13 is a Friday.
  it.each([
    ['within a day', '2026-03-13T09:00Z', '2026-03-13T09:45Z', 45],
    ['at once', '2026-03-13T09:00Z', '2026-03-13T09:00Z', 0],
    ['before it opens', '2026-03-13T05:00Z', '2026-03-13T08:20Z', 20],
    ['after it has closed, answered at night', '2026-03-13T18:00Z', '2026-03-13T20:00Z', 0],
    ['over a night', '2026-03-12T15:30Z', '2026-03-13T08:30Z', 60],
    ['over a weekend', '2026-03-13T20:00Z', '2026-03-16T09:00Z', 60],
    ['a whole week', '2026-03-09T00:00Z', '2026-03-16T00:00Z', 5 * 8 * 60],
    ['over the weekend on which clocks change', '2026-03-27T16:30Z', '2026-03-30T07:00Z', 0],
    ['after clocks changed', '2026-03-27T15:30Z', '2026-03-30T07:30Z', 60],
    ['backwards, as clocks may be wrong', '2026-03-13T10:00Z', '2026-03-13T09:00Z', 0],
  ])('counts %s', (_case, from, until, minutes) => {
    expect(openMinutesBetween(new Date(from), new Date(until))).toBe(minutes);
  });

  it('leaves holidays out', () => {
    const [from, until] = [new Date('2026-03-12T15:00Z'), new Date('2026-03-16T09:00Z')];
    expect(openMinutesBetween(from, until, new Set(['2026-03-13']))).toBe(120);
  });

  it('looks at no more than a month', () => {
    const years = openMinutesBetween(new Date('2020-01-01T00:00Z'), new Date('2026-01-01T00:00Z'));
    expect(years).toBe(23 * 8 * 60);
  });
});

describe('weeksUntil', () => {
  it('begins on Mondays of the office', () => {
    const weeks = weeksUntil(OFFICE, new Date('2026-03-31T10:00Z'), 2);
    expect(weeks.map(({ day, from, until }) => [day, from.toISOString(), until.toISOString()])).toEqual([
      ['2026-03-23', '2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
      ['2026-03-30', '2026-03-29T22:00:00.000Z', '2026-04-05T22:00:00.000Z'],
    ]);
  });

  it('takes Sunday night into the week that it ends', () => {
    expect(weeksUntil(OFFICE, new Date('2026-03-29T21:59Z'), 1)[0]?.day).toBe('2026-03-23');
    expect(weeksUntil(OFFICE, new Date('2026-03-29T22:00Z'), 1)[0]?.day).toBe('2026-03-30');
  });
});

describe('medianOf', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[3, 1], 2],
    [[9, 1, 5], 5],
    [[1, 2, 4, 100], 3],
  ])('of %j is %j', (values, median) => {
    expect(medianOf(values)).toBe(median);
  });
});

describe('rankNames', () => {
  const weeks = [
    new Map([
      ['google', 3],
      ['bing', 1],
    ]),
    new Map([
      ['news', 2],
      ['bing', 1],
      ['x', 1],
    ]),
  ];
  it.each([
    [1, ['google 3,0', '3 others 1,4']],
    [2, ['google 3,0', 'bing 1,1', '2 others 0,3']],
    [3, ['google 3,0', 'bing 1,1', 'news 0,2', 'x 0,1']],
    [4, ['google 3,0', 'bing 1,1', 'news 0,2', 'x 0,1']],
  ])('with at most %i', (most, expected) => {
    expect(rankNames(weeks, most).map(({ name, counts }) => `${name} ${counts}`)).toEqual(expected);
  });
});
