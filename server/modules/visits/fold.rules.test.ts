import { describe, expect, it } from 'vitest';
import { foldNames, foldsIn, mondayOf } from './fold.rules.ts';
import type { VisitSum } from './visit-counter.ts';

describe('folds', () => {
  it.each([
    ['2026-11-29T13', '2026-10-19'],
    ['2026-11-30T00', '2026-10-26'],
  ])('in %s take the hours before it, and days before %s', (hour, days) => {
    expect(foldsIn(hour).map(({ before }) => before)).toEqual([hour, days]);
  });

  it('lead from an hour to its Monday', () => {
    expect(['2026-11-29T23', '2026-11-30T00', '2026-11-23'].map(mondayOf)).toEqual([
      ...['2026-11-23', '2026-11-30', '2026-11-23'],
    ]);
  });

  it('keep the most frequent names of a day, and the count of all others', () => {
    const sums = Array.from(
      { length: 120 },
      (_, index): VisitSum => ({
        ...{ topic: 'source', starts_at: '2026-11-29', name: 'site', detail: `site-${index}.example` },
        ...{ reader: 'people', visits: index + 1, inner_pages: 0, prefetched: 0 },
      }),
    );
    const folded = foldNames(sums);
    const others = folded.filter(({ detail }) => detail === '(other)');
    expect(others.map(({ visits }) => visits)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(folded.map(({ detail }) => detail)).size).toBe(101);
  });
});
