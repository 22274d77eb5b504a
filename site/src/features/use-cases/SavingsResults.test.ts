import { expect, test } from 'vitest';
import { formatUsdInShort } from './SavingsResults.tsx';

test.each([
  [360_720, '$360k'],
  [721_440, '$721k'],
  [1_448_880, '$1.44M'],
  [950, '$950'],
  [9e20, '$9E20'],
])('writes %d dollars in three digits, and never more than they are', (amount, text) => {
  expect(formatUsdInShort(amount)).toBe(text);
});
