import { describe, expect, it } from 'vitest';
import { pageOfHistory } from './history-page.rules.ts';

describe('pageOfHistory', () => {
  it.each([
    ['the newest first', 250, 1, 100, { first: 151, last: 250, totalPages: 3 }],
    ['the ones before them', 250, 2, 100, { first: 51, last: 150, totalPages: 3 }],
    ['what is left on the last page', 250, 3, 100, { first: 1, last: 50, totalPages: 3 }],
    ['full pages only, when they fit', 200, 2, 100, { first: 1, last: 100, totalPages: 2 }],
    ['one message', 1, 1, 1, { first: 1, last: 1, totalPages: 1 }],
  ])('holds %s', (_case, newest, page, limit, expected) => {
    expect(pageOfHistory(newest, page, limit)).toEqual(expected);
  });

  it.each([
    ['behind the last page', 250, 4, 100],
    ['in an empty thread', 0, 1, 100],
    ['on the largest page number', 250, 1_000_000, 100],
  ])('holds nothing %s', (_case, newest, page, limit) => {
    const { first, last } = pageOfHistory(newest, page, limit);
    expect(first).toBeGreaterThan(last);
  });
});
