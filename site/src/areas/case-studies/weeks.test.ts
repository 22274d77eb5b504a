import { describe, expect, it } from 'vitest';
import type { DayRun } from './case-study.ts';
import { splitByWeek } from './weeks.ts';

const run = (days: number): DayRun => ({ by: 'human', task: 'Tag', days });

describe('splitByWeek', () => {
  it.each([
    ['within a week stay whole', [2, 3], [2, 3]],
    ['that cross a weekend are cut there', [7, 2, 1], [5, 2, 2, 1]],
    ['of several weeks are cut at each weekend', [1, 11], [1, 4, 5, 2]],
    ['are an empty list if there are no days', [], []],
  ])('runs %s', (_, days, parts) => {
    expect(splitByWeek(days.map(run)).map((part) => part.days)).toEqual(parts);
  });
});
