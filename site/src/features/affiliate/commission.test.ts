import { describe, expect, it } from 'vitest';
import { monthlyCommissionUsd, payoutsUsd } from './commission.ts';

const referral = (monthlyPriceUsd: number, firstPaidMonth: number) => ({
  customer: 'Any',
  plan: 'Any',
  monthlyPriceUsd,
  firstPaidMonth,
});

describe('monthlyCommissionUsd', () => {
  it.each([
    [29, 8.7],
    [99, 29.7],
    [149, 44.7],
    [0, 0],
  ])('computes 30%% of %i dollars as %f', (monthlyPriceUsd, commission) => {
    expect(monthlyCommissionUsd({ monthlyPriceUsd })).toBe(commission);
  });

  it.each([
    [99, 20, 19.8],
    [29, 25, 7.25],
    [33.33, 10, 3.33],
  ])('computes for %f dollars at %i percent %f, rounded to cents', (monthlyPriceUsd, percent, commission) => {
    expect(monthlyCommissionUsd({ monthlyPriceUsd }, percent)).toBe(commission);
  });
});

describe('payoutsUsd', () => {
  it('pays nothing without customers', () => {
    expect(payoutsUsd([], 3)).toEqual([0, 0, 0]);
  });

  it('pays every month from the first payment of a customer', () => {
    expect(payoutsUsd([referral(99, 1)], 4)).toEqual([0, 29.7, 29.7, 29.7]);
  });

  it('adds up customers to the cent', () => {
    expect(payoutsUsd([referral(99, 0), referral(149, 1), referral(29, 1)], 2)).toEqual([29.7, 83.1]);
  });
});
