import { expect, it } from 'vitest';
import { readMinutes } from './prepare-article.ts';

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [1_001, 6],
])('estimates for %i words %i min', (words, minutes) => {
  expect(readMinutes('word '.repeat(words))).toBe(minutes);
});
