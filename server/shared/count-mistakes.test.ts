import { describe, expect, it } from 'vitest';
import { countMistakes } from './count-mistakes.ts';

describe('countMistakes', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
  ])('counts between "%s" and "%s" %i, in both directions', (one, other, mistakes) => {
    expect([countMistakes(one, other), countMistakes(other, one)]).toEqual([mistakes, mistakes]);
  });
});
