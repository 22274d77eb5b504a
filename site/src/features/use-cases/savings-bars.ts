import type { Savings } from 'contract/product/savings.ts';

/** A bar along a scale of 0 to 100. */
export interface Bar {
  x: number;
  width: number;
}

/** A month as three bars on one scale. The cost is what lies between the value and the savings. */
export interface SavingsBars {
  /** Place of zero: left, unless an amount is below it. */
  zero: number;
  value: Bar;
  cost: Bar;
  savings: Bar;
}

/** So that a small cost beside a large value can be seen. */
const NARROWEST = 0.75;

/** Lays out the picture of a month, whatever the signs of its amounts. */
export function layOutBars({
  monthlyValueUsd,
  monthlySavingsUsd,
}: Pick<Savings, 'monthlyValueUsd' | 'monthlySavingsUsd'>): SavingsBars {
  const largest = Math.max(Math.abs(monthlyValueUsd), Math.abs(monthlySavingsUsd)) || 1;
  // Divided first: the distance between two very large amounts may be no number any more.
  const [value, savings] = [monthlyValueUsd / largest, monthlySavingsUsd / largest];
  const lowest = Math.min(0, value, savings);
  const span = Math.max(0, value, savings) - lowest || 1;
  const at = (amount: number) => ((amount - lowest) / span) * 100;
  return {
    zero: hundredths(at(0)),
    value: bar(at(0), at(value)),
    cost: bar(at(savings), at(value)),
    savings: bar(at(0), at(savings)),
  };
}

function bar(from: number, to: number): Bar {
  const width = from === to ? 0 : Math.max(Math.abs(to - from), NARROWEST);
  return { x: hundredths(Math.min(from, to, 100 - width)), width: hundredths(width) };
}

function hundredths(number: number): number {
  return Math.round(number * 100) / 100;
}
