import { expect, test } from 'vitest';
import { formatNumber, formatPercent, formatUsd } from './format-number.ts';

test.each([
  [721_440, '$721,440'],
  [331.245, '$331.25'],
  [0.5, '$0.50'],
  [-6_000, '-$6,000'],
  [0, '$0'],
  [-0, '$0'],
  [-0.001, '$0'],
  [14_548_799_994_000, '$14,548,799,994,000'],
  [1.25e300, '$1.25E300'],
])('writes %d dollars, with cents where there are any', (amount, text) => {
  expect(formatUsd(amount)).toBe(text);
});

test.each([
  [1_215_000, '$1,215,000.0'],
  [-0.04, '$0.0'],
  [-1_234.56, '-$1,234.6'],
  [8.1e31, '$8.1E31'],
])('writes %d dollars with one decimal', (amount, text) => {
  expect(formatUsd(amount, 1)).toBe(text);
});

test.each([
  [12_024, '12,024%'],
  [-24.225, '-24.2%'],
  [0, '0%'],
  [-0.01, '0%'],
  [2e20, '2E20%'],
])('writes %d percent, with a decimal where there is one', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

test.each([
  [2_330, '2,330.0'],
  [0.4938, '0.5'],
])('writes %d with exactly one decimal', (number, text) => {
  expect(formatNumber(number, 1)).toBe(text);
});
