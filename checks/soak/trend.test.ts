import { describe, expect, it } from 'vitest';
import { eachMinute, trendOf } from './trend.ts';

/** One sample a minute. */
function samplesOf(...values: number[]) {
  return values.map((value, minute) => ({ atS: minute * 60, value }));
}

describe('trendOf', () => {
  it.each([
    ['nothing changes', samplesOf(5, 5, 5, 5), { median: 5, perHour: 0, direction: 0 }],
    ['a leak of one a minute', samplesOf(1, 2, 3, 4), { median: 2.5, perHour: 60, direction: 1 }],
    ['what is given back', samplesOf(4, 3, 2, 1), { median: 2.5, perHour: -60, direction: -1 }],
    ['one peak', samplesOf(5, 5, 900, 5, 5), { median: 5, perHour: 0, direction: 0 }],
    ['a saw', samplesOf(1, 2, 1, 2, 1, 2, 1, 2), { median: 1.5, perHour: 0 }],
  ])('measures %s', (_what, samples, expected) => {
    expect(trendOf(samples)).toMatchObject(expected);
  });

  it('requires two samples', () => {
    expect(() => trendOf(samplesOf(1))).toThrow('two samples');
  });
});

describe('eachMinute', () => {
  const samples = [
    { atS: 0, value: 9 },
    { atS: 20, value: 3 },
    { atS: 40, value: 4 },
    { atS: 61, value: 7 },
  ];

  it.each([
    ['least', [3, 7]],
    ['middle', [4, 7]],
  ] as const)('keeps the %s sample of each minute', (counts, values) => {
    expect(eachMinute(samples, counts)).toEqual([
      { atS: 0, value: values[0] },
      { atS: 60, value: values[1] },
    ]);
  });
});
