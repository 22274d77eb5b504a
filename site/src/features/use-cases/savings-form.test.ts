import { SAVINGS_DEFAULTS } from 'contract/product/savings.ts';
import { describe, expect, it } from 'vitest';
import { readAmount, readSavingsInputs, savingsAddress, savingsInHash } from './savings-form.ts';

describe('readAmount', () => {
  it.each([
    ['50', 50],
    ['7.25', 7.25],
    ['-8', -8],
    ['1e3', 1000],
    ['', 0],
    [' ', 0],
    ['-', 0],
    ['forty', 0],
    ['7,5', 7.5],
    ['1.234,56', 1234.56],
    ['1,00,000', 100_000],
    ['12 people', 12],
    ['1e999', 0],
    ['Infinity', 0],
    ['NaN', 0],
  ])('reads "%s" as %d', (text, number) => {
    expect(readAmount(text).number).toBe(number);
  });
});

describe('readSavingsInputs', () => {
  it('reads each field by its name, and counts missing fields as 0', () => {
    const form = new FormData();
    form.set('employees', '3');
    form.set('hourlyWageUsd', '40.5');
    form.set('hoursSavedPerWeek', 'many');

    expect(readSavingsInputs(form)).toEqual({
      employees: 3,
      hourlyWageUsd: 40.5,
      hoursSavedPerWeek: 0,
      agentCostUsdPerMonth: 0,
    });
  });
});

describe('savingsAddress and savingsInHash', () => {
  const address = new URL(
    savingsAddress('/usecases', { ...SAVINGS_DEFAULTS, employees: 12.5 }),
    'https://x.example',
  );

  it('keeps every figure in the fragment, which no browser sends', () => {
    expect([address.pathname, address.search]).toEqual(['/usecases', '']);
    expect(savingsInHash(address.hash)).toEqual({
      employees: '12.5',
      hourlyWageUsd: '35',
      hoursSavedPerWeek: '8',
      agentCostUsdPerMonth: '500',
    });
  });

  it.each([
    ['', {}],
    ['#savings', {}],
    ['#legal&employees=3', {}],
    ['#savings&employees=3&other=4', { employees: '3' }],
    ['#savings&', {}],
  ])('reads the valid part of %j', (hash, entered) => {
    expect(savingsInHash(hash)).toEqual(entered);
  });
});
