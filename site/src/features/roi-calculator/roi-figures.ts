import { formatNumber, formatPercent, formatUsd } from '../../design/ui/format-number.ts';

/** Figures of the calculator: separators of thousands and one decimal (S2 section 9), a dash for none. */
const DECIMALS = 1;
const NONE = '–';

export function showUsd(amount: number): string {
  return formatUsd(amount, DECIMALS);
}

export function showNumber(number: number | undefined): string {
  return number === undefined ? NONE : formatNumber(number, DECIMALS);
}

export function showPercent(percent: number | undefined): string {
  return percent === undefined ? NONE : formatPercent(percent, DECIMALS);
}

/** What is counted in whole, such as people. */
export function showCount(count: number): string {
  return formatNumber(count);
}
