import { expect, test } from 'vitest';
import { slowdownByFloor, slowdownOf } from './phone.ts';

test.each([
  ['the machine of the measure', 600, 690, 4],
  ['one that is faster', 590, 640, 4],
  ['one that needs half of the way', 610, 770, 2.5],
  ['one that is too slow as it is', 700, 900, 1],
  ['one whose noise is more than what it is slowed by', 720, 700, 1],
])('the floor tells how much to slow %s', (_what, unslowed, slowed, slowdown) => {
  expect(slowdownByFloor(unslowed, slowed)).toBeCloseTo(slowdown);
});

test.each([
  [3_000, 4],
  [1_500, 4],
  [750, 2],
  [100, 1],
])('a machine of index %d is slowed by %d', (index, slowdown) => {
  expect(slowdownOf(index)).toBe(slowdown);
});
