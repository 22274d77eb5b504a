import { VITALS, type Vital } from 'contract/site/vitals.ts';
import { describe, expect, it } from 'vitest';
import { bucketOf, figuresOf, p75Of, type VitalCount } from './vitals.rules.ts';

const count = (values: readonly number[], vital: Vital): VitalCount[] =>
  values.map((value) => ({
    ...{ vital, page: '/', device: 'phone', count: 1 },
    bucket: bucketOf(vital, value),
  }));

describe('the bucket of a value', () => {
  it.each<[Vital, number, number]>([
    ['lcp', 2_499, -1],
    ['lcp', 2_500, 0],
    ['lcp', 3_999, 4],
    ['lcp', 4_001, 5],
    ['inp', 199, -1],
    ['inp', 501, 10],
    ['cls', 0.0999, -1],
    ['cls', 0.2501, 10],
    ['cls', 0, -40],
    ['inp', 60_000, 40],
  ])('of %s %d is %i', (vital, value, bucket) => {
    expect(bucketOf(vital, value)).toBe(bucket);
  });
});

describe('the value below which three of four are', () => {
  it.each<[Vital, number, number]>([
    ['lcp', 300, 9_000],
    ['inp', 16, 900],
    ['cls', 0.01, 0.6],
  ])('is that of %s within a tenth', (vital, least, most) => {
    const values = Array.from({ length: 400 }, (_, index) => least * (most / least) ** (index / 400));
    const exact = values[300] ?? 0;
    const p75 = p75Of(vital, count(values, vital)) ?? 0;
    expect(Math.abs(p75 / exact - 1)).toBeLessThan(0.1);
  });

  it('keeps the side of the limit on which it is', () => {
    const { good } = VITALS.lcp;
    const p75 = (value: number) => p75Of('lcp', count(Array(100).fill(value), 'lcp'));
    expect(p75(good - 1)).toBeLessThanOrEqual(good);
    expect(p75(good + 1)).toBeGreaterThan(good);
  });

  it('is 0 where nothing moves, and unknown of fewer than a hundred', () => {
    expect(p75Of('cls', count(Array(100).fill(0), 'cls'))).toBe(0);
    expect(p75Of('cls', count(Array(99).fill(0), 'cls'))).toBeNull();
  });
});

it('gives the figures of a page by kind of device, the most reported first', () => {
  const few = count(Array(3).fill(50), 'inp').map((each) => ({ ...each, device: 'computer' }));
  expect(figuresOf([...few, ...count(Array(100).fill(0), 'cls')])).toMatchObject([
    { page: '/', device: 'all', lcp: { samples: 0, p75: null }, inp: { samples: 3 }, cls: { samples: 100 } },
    { page: '/', device: 'phone', inp: { samples: 0 }, cls: { samples: 100, p75: 0 } },
    { page: '/', device: 'computer', inp: { samples: 3, p75: null }, cls: { samples: 0 } },
  ]);
});
