import { describe, expect, it, test } from 'vitest';
import { axisMoney, layOutPayback } from './payback-chart.ts';

const paid = (implementationCost: number, potentialSavings: number) => ({
  implementationCost,
  results: { potentialSavings },
});

describe('layOutPayback', () => {
  it.each([
    ['within the first year', 50_000, 1_200_000, 12, { start: -50_000, end: 1_150_000, crossing: 0.5 }],
    ['at its end', 12_000, 12_000, 12, { start: -12_000, end: 0, crossing: 12 }],
    ['in the third year', 30_000, 12_000, 36, { start: -30_000, end: 6_000, crossing: 30 }],
    ['not in ten years', 50_000, 1_000, 120, { start: -50_000, end: -40_000, crossing: undefined }],
    ['at once, for it cost nothing', 0, 12_000, 12, { start: 0, end: 12_000, crossing: undefined }],
    ['at once, for it brought money', -5_000, 12_000, 12, { start: 0, end: 12_000, crossing: undefined }],
  ])('draws a cost that is paid back %s', (_, cost, savings, months, line) => {
    const chart = layOutPayback([paid(cost, savings)]);

    expect(chart.months).toBe(months);
    expect(chart.lines).toEqual([{ ...line, start: line.start || expect.closeTo(0) }]);
  });

  it('spans the slowest of its scenarios', () => {
    const { months, lines } = layOutPayback([paid(10_000, 5_000), paid(10_000, 120_000)]);

    expect(months).toBe(24);
    expect(lines.map(({ crossing }) => crossing)).toEqual([24, 1]);
  });

  it.each([
    [
      'a small cost',
      [paid(50_000, 1_215_000), paid(50_000, 607_500)],
      [0, 200_000, 400_000, 600_000, 800_000, 1_000_000, 1_200_000],
    ],
    ['a cost of the same size', [paid(50_000, 200_000)], [-50_000, 0, 50_000, 100_000, 150_000]],
    ['a cost that never comes back', [paid(50_000, 1_000)], [-50_000, -40_000, -30_000, -20_000, -10_000, 0]],
  ])('labels the axis with round amounts including 0 for %s', (_, scenarios, ticks) => {
    expect(layOutPayback(scenarios).moneyTicks).toEqual(ticks);
  });

  it.each([
    [1, [0, 3, 6, 9, 12]],
    [2, [0, 6, 12, 18, 24]],
    [3, [0, 12, 24, 36]],
    [10, [0, 24, 48, 72, 96, 120]],
  ])('labels a handful of months on the axis over %d years', (years, ticks) => {
    expect(layOutPayback([paid(years * 12_000, 12_000)]).monthTicks).toEqual(ticks);
  });

  it.each([
    [5e-324, 1],
    [1, 5e-324],
    [Number.MAX_SAFE_INTEGER, 8e31],
    [1, 8e31],
  ])('stays within its axes with a cost of %d and savings of %d', (cost, savings) => {
    const { low, high, lines, moneyTicks } = layOutPayback([paid(cost, savings)]);

    expect(moneyTicks).toContain(0);
    expect(moneyTicks.length).toBeLessThan(9);
    for (const amount of [0, ...lines.flatMap(({ start, end }) => [start, end]), ...moneyTicks]) {
      expect(amount).toBeGreaterThanOrEqual(low);
      expect(amount).toBeLessThanOrEqual(high);
    }
  });
});

test.each([
  [250_000, 250_000, '$250k'],
  [1_000_000, 250_000, '$1,000k'],
  [-50_000, 50_000, '-$50k'],
  [0, 50_000, '$0'],
  [2_500, 2_500, '$2.5k'],
  [40, 20, '$40'],
  [1_500_000, 500_000, '$1.5M'],
  [500_000, 500_000, '$0.5M'],
  [12_500_000, 2_500_000, '$12.5M'],
  [-1_500_000_000, 500_000_000, '-$1.5B'],
  [4_000_000_000, 1_000_000_000, '$4B'],
  [2e31, 1e31, '$2E22B'],
])('labels %d in steps of %d as %s', (amount, step, text) => {
  expect(axisMoney(amount, step)).toBe(text);
});
