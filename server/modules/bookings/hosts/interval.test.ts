import { describe, expect, it } from 'vitest';
import { covers, type Interval, mergeIntervals, overlaps, subtractIntervals, within } from './interval.ts';

const list = (...pairs: [number, number][]): Interval[] => pairs.map(([start, end]) => ({ start, end }));

describe('intervals', () => {
  it('become one where they overlap or touch', () => {
    const merged = mergeIntervals(list([5, 6], [1, 3], [3, 4], [2, 3], [9, 9], [8, 7]));
    expect(merged).toEqual(list([1, 4], [5, 6]));
  });

  it.each<[one: [number, number], overlapping: boolean, covered: boolean]>([
    [[0, 1], false, false],
    [[0, 2], true, false],
    [[1, 3], true, true],
    [[2, 3], true, true],
    [[3, 5], false, false],
    [[2, 4], true, false],
    [[4, 6], true, false],
    [[6, 9], false, false],
    [[0, 9], true, false],
  ])('are found to overlap or cover %j', (pair, overlapping, covered) => {
    const [asked] = list(pair) as [Interval];
    const merged = list([1, 3], [5, 6]);
    expect([overlaps(merged, asked), covers(merged, asked)]).toEqual([overlapping, covered]);
  });

  it('are cut out of one another', () => {
    const left = subtractIntervals(list([0, 10], [20, 30]), list([2, 3], [8, 22], [29, 40]));
    expect(left).toEqual(list([0, 2], [3, 8], [22, 29]));
  });

  it('are found within a range', () => {
    expect(within(list([0, 1], [2, 5], [6, 7], [9, 10]), { start: 3, end: 9 })).toEqual(list([2, 5], [6, 7]));
  });
});
