import { expect, test } from 'vitest';
import { slidePosition } from './LogoCarousel.island.tsx';

const positions = (selected: number) => [0, 1, 2, 3].map((index) => slidePosition(index, selected, 4));

test.each([
  [0, [0, 1, 2, -1]],
  [1, [-1, 0, 1, 2]],
  [2, [2, -1, 0, 1]],
  [3, [1, 2, -1, 0]],
])('puts slide %i first and the previous one just outside', (selected, expected) => {
  expect(positions(selected)).toEqual(expected);
});

test('moves each slide by one on every step, except the one that changes ends', () => {
  const steps = [0, 1, 2, 3].map((selected) => {
    const [before, after] = [positions(selected), positions((selected + 1) % 4)];
    return before.map((position, index) => (after[index] ?? 0) - position);
  });

  for (const step of steps) expect(step.toSorted((a, b) => a - b)).toEqual([-1, -1, -1, 3]);
});
