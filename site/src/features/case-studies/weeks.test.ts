import type { DayRun } from 'contract/content/case-study.ts';
import { describe, expect, it } from 'vitest';
import { splitByWeek } from './weeks.ts';

const run = (days: number): DayRun => ({ by: 'human', task: 'Tag', days });

describe('splitByWeek', () => {
  it.each([
    ['keeps runs within a week whole', [2, 3], [2, 3]],
    ['splits runs at a weekend', [7, 2, 1], [5, 2, 2, 1]],
    ['splits runs of several weeks at each weekend', [1, 11], [1, 4, 5, 2]],
    ['returns no runs for no days', [], []],
  ])('%s', (_, days, parts) => {
    expect(splitByWeek(days.map(run)).map((part) => part.days)).toEqual(parts);
  });
});
