import { describe, expect, it } from 'vitest';
import { countOf, sharesOf, sumOf, tally } from './tally.ts';

const judged = (category: string, verdict: string) =>
  ({ question: { category }, verdict, said: '' }) as Parameters<typeof tally>[0][number];

describe('tally', () => {
  const rows = tally([
    judged('price', 'right'),
    judged('legal', 'wrong'),
    judged('price', 'honestNo'),
    judged('price', 'partly'),
  ]);

  it('counts verdicts by category, in the order of the questions', () => {
    expect(rows).toEqual([
      { category: 'price', right: 1, partly: 1, wrong: 0, honestNo: 1, falseNo: 0 },
      { category: 'legal', right: 0, partly: 0, wrong: 1, honestNo: 0, falseNo: 0 },
    ]);
  });

  it('sums them up, with shares of all', () => {
    const sum = sumOf(rows);
    expect([sum.category, countOf(sum)]).toEqual(['all', 4]);
    expect(sharesOf(sum)).toEqual({ wrong: 0.25, good: 0.5 });
    expect(sharesOf(sumOf([]))).toEqual({ wrong: 0, good: 0 });
  });
});
