import { describe, expect, it } from 'vitest';
import { moveIn, rangeBetween } from './row-moves.ts';

describe('moveIn', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['PageDown', 2, 6],
    ['PageUp', 2, 0],
    ['Home', 7, 0],
    ['End', 7, 9],
    ['Enter', 7, undefined],
  ])('%s at row %i of ten goes to %s', (key, at, to) => {
    expect(moveIn(key, at, 10, 4)).toBe(to);
  });

  it('moves nowhere in an empty list', () => {
    expect(moveIn('End', 0, 0, 4)).toBeUndefined();
  });
});

describe('rangeBetween', () => {
  it('takes both ends, in either direction', () => {
    expect(rangeBetween(2, 4)).toEqual([2, 3, 4]);
    expect(rangeBetween(4, 2)).toEqual([2, 3, 4]);
  });
});
