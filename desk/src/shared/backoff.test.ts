import { expect, it } from 'vitest';
import { waitAfter } from './backoff.ts';

it.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [4, 1, 8_000],
  [20, 1, 30_000],
  [2_000, 0, 15_000],
])('after %i failures, with chance %d, waits %i ms', (failures, chance, wait) => {
  expect(waitAfter(failures, chance)).toBe(wait);
});
