import { describe, expect, it } from 'vitest';
import { type Candidate, orderCandidates } from './assignment.rules.ts';

const host = (id: string, facts: Partial<Candidate> = {}): Candidate => ({
  ...{ id, number: 1_000 + id.charCodeAt(0), weight: 1, recent: 0, last: null, isKnown: true },
  ...facts,
});

describe('who gets a demo', () => {
  it.each<[what: string, first: string, before: string | null, candidates: Candidate[]]>([
    ['the fewest demos', 'b', null, [host('a', { recent: 3 }), host('b', { recent: 2 })]],
    [
      'the fewest for their weight',
      'a',
      null,
      [host('a', { recent: 3, weight: 2 }), host('b', { recent: 2 })],
    ],
    [
      'the longest wait, of as many',
      'b',
      null,
      [host('a', { recent: 2, last: 9 }), host('b', { recent: 2, last: 8 })],
    ],
    ['never one before any', 'b', null, [host('a', { last: 0 }), host('b')]],
    ['the lower number, of equals', 'a', null, [host('b'), host('a')]],
    ['the visitor’s host before', 'a', 'a', [host('a', { recent: 9, last: 9 }), host('b')]],
    ['others, where that host is busy', 'b', 'c', [host('a', { recent: 1 }), host('b')]],
    ['a known calendar', 'a', 'b', [host('a', { recent: 9 }), host('b', { isKnown: false })]],
    ['an unknown calendar, where no other is free', 'b', null, [host('b', { isKnown: false })]],
  ])('%s', (_what, first, before, candidates) => {
    expect(orderCandidates(candidates, before)[0]?.id).toBe(first);
  });

  it('shares demos in proportion to weights', () => {
    const hosts = [host('a', { weight: 3 }), host('b'), host('c', { weight: 2 })];
    for (let at = 0; at < 60; at += 1) {
      const chosen = orderCandidates(hosts, null)[0] as Candidate;
      chosen.recent += 1;
      chosen.last = at;
    }
    expect(hosts.map(({ recent }) => recent)).toEqual([30, 10, 20]);
  });
});
