import { expect, it } from 'vitest';
import { createRandom } from '../../../../checks/support/random.ts';
import { planWords, visitsNeeded } from './sample-size.rules.ts';

it.each([
  [0.1, 0.12, 2 * 3_841],
  [0.05, 0.06, 2 * 8_158],
  [0.5, 0.6, 2 * 388],
  [0.02, 0.01, 2 * 2_319],
])('needs for %d beside %d so many visits', (rate, changed, visits) => {
  expect(visitsNeeded(rate, changed)).toBe(visits);
});

it('finds the change in four of five simulated tests', () => {
  const [rate, changed, runs] = [0.1, 0.13, 2_000];
  const each = visitsNeeded(rate, changed) / 2;
  const { next: random } = createRandom(7);
  const draw = (of: number) => {
    let reached = 0;
    for (let visit = 0; visit < each; visit += 1) if (random() < of) reached += 1;
    return reached / each;
  };
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    const [one, other] = [draw(rate), draw(changed)];
    const mean = (one + other) / 2;
    if (Math.abs(other - one) > 1.96 * Math.sqrt((2 * mean * (1 - mean)) / each)) found += 1;
  }
  expect(found / runs).toBeGreaterThan(0.77);
  expect(found / runs).toBeLessThan(0.83);
});

it.each([
  [0.1, 20, 1_000, '3,841 visits for each version, 7,682 in all: 8 days at 1,000 visits a day.'],
  [
    0.02,
    10,
    200,
    '80,682 visits for each version, 161,364 in all: 807 days at 200 visits a day. Your traffic can’t answer this in a quarter. A rise by 32 % is the least it can find in that time.',
  ],
  [0.1, 20, 0, '3,841 visits for each version, 7,682 in all. No visit was counted yet.'],
  [0.6, 80, 100, 'Both rates have to be between 0 and 100 %, and differ.'],
  [0, 20, 100, 'Both rates have to be between 0 and 100 %, and differ.'],
])('says of a rate of %d that changes by %d %% at %d visits a day', (rate, percent, perDay, words) => {
  expect(planWords(rate, percent, perDay)).toBe(words);
});
