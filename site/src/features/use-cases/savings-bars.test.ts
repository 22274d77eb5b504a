import { describe, expect, it } from 'vitest';
import { type Bar, layOutBars } from './savings-bars.ts';

const end = ({ x, width }: Bar) => x + width;

describe('layOutBars', () => {
  it('draws the cost between the value and the savings', () => {
    expect(layOutBars({ monthlyValueUsd: 1000, monthlySavingsUsd: 800 })).toEqual({
      zero: 0,
      value: { x: 0, width: 100 },
      cost: { x: 80, width: 20 },
      savings: { x: 0, width: 80 },
    });
  });

  it('puts zero inside when the savings are negative', () => {
    expect(layOutBars({ monthlyValueUsd: 300, monthlySavingsUsd: -100 })).toEqual({
      zero: 25,
      value: { x: 25, width: 75 },
      cost: { x: 0, width: 100 },
      savings: { x: 0, width: 25 },
    });
  });

  it('puts zero at the right when everything is negative', () => {
    expect(layOutBars({ monthlyValueUsd: -300, monthlySavingsUsd: -400 })).toEqual({
      zero: 100,
      value: { x: 25, width: 75 },
      cost: { x: 0, width: 25 },
      savings: { x: 0, width: 100 },
    });
  });

  it('draws a negative cost as the part of the savings above the value', () => {
    const { value, cost, savings } = layOutBars({ monthlyValueUsd: 300, monthlySavingsUsd: 400 });

    expect(end(value)).toBe(cost.x);
    expect(end(cost)).toBe(end(savings));
  });

  it('keeps a small amount visible, and draws nothing for 0', () => {
    const small = layOutBars({ monthlyValueUsd: 1_000_000, monthlySavingsUsd: 999_999 });
    const none = layOutBars({ monthlyValueUsd: 0, monthlySavingsUsd: 0 });

    expect(small.cost).toEqual({ x: 99.25, width: 0.75 });
    expect(none).toEqual({
      zero: 0,
      value: { x: 0, width: 0 },
      cost: { x: 0, width: 0 },
      savings: { x: 0, width: 0 },
    });
  });

  it.each([
    [60_620, 60_120],
    [0, -500],
    [1e-9, -1e9],
    [Number.MAX_VALUE, -Number.MAX_VALUE],
    [-Number.MAX_VALUE, Number.MAX_VALUE],
    [5e-324, -5e-324],
  ])(
    'stays within the picture with a value of %d and savings of %d',
    (monthlyValueUsd, monthlySavingsUsd) => {
      const { zero, ...bars } = layOutBars({ monthlyValueUsd, monthlySavingsUsd });

      expect(zero).toBeGreaterThanOrEqual(0);
      expect(zero).toBeLessThanOrEqual(100);
      for (const bar of Object.values(bars)) {
        expect(bar.x).toBeGreaterThanOrEqual(0);
        expect(bar.width).toBeGreaterThanOrEqual(0);
        expect(end(bar)).toBeLessThanOrEqual(100);
      }
    },
  );
});
