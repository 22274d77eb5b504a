import { describe, expect, it } from 'vitest';
import { answersRun, percentOf, questionsOf, sumOf } from './answers-run.ts';

describe('the published run', () => {
  it('was dated by its day', () => {
    expect(answersRun.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Date.parse(answersRun.date)).toBeLessThanOrEqual(Date.now());
  });

  it('shows chat, MCP server and search', () => {
    expect(answersRun.engines.map(({ name }) => name)).toEqual(['Chat', 'MCP', 'Search']);
  });

  it.each(answersRun.engines)('judges each question to $name once', ({ rows }) => {
    expect(questionsOf(sumOf(rows))).toBe(answersRun.questions);
    expect(new Set(rows.map(({ category }) => category)).size).toBe(rows.length);
  });
});

describe('percentOf', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [60, 60, 100],
  ])('says of %d in %d: %d %%', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent);
  });
});
