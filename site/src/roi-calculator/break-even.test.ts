import { expect, test } from 'vitest';
import { breakEvenLine } from './break-even.ts';

test.each([
  ['within the first year', 1_200_000, 50_000, { months: 12, start: -50_000, end: 1_150_000, crossing: 0.5 }],
  ['at its end', 12_000, 12_000, { months: 12, start: -12_000, end: 0, crossing: 12 }],
  ['in the third year', 12_000, 30_000, { months: 36, start: -30_000, end: 6_000, crossing: 30 }],
  ['not in ten years', 1_000, 50_000, { months: 120, start: -50_000, end: -40_000, crossing: undefined }],
])('shows a cost that comes back %s', (_, savings, cost, line) => {
  expect(breakEvenLine(savings, cost)).toEqual(line);
});
