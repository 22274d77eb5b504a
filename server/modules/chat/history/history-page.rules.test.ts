import { HISTORY_PAGE_BYTES } from 'contract/chat/chat.ts';
import { describe, expect, it } from 'vitest';
import { bytesAsJson, MESSAGE_FRAME_BYTES, pageOfHistory } from './history-page.rules.ts';

const SHORT = 100;
/** Three of these fill a page. */
const LONG = HISTORY_PAGE_BYTES / 3 - MESSAGE_FRAME_BYTES;
const HUGE = 2 * HISTORY_PAGE_BYTES;

describe('pageOfHistory', () => {
  it.each([
    ['the newest first', 250, 1, 100, { first: 151, last: 250, totalPages: 3, limit: 100 }],
    ['the ones before them', 250, 2, 100, { first: 51, last: 150, totalPages: 3, limit: 100 }],
    ['what is left on the last page', 250, 3, 100, { first: 1, last: 50, totalPages: 3, limit: 100 }],
    ['full pages only, when they fit', 200, 2, 100, { first: 1, last: 100, totalPages: 2, limit: 100 }],
    ['one message', 1, 1, 1, { first: 1, last: 1, totalPages: 1, limit: 1 }],
  ])('returns %s', (_case, newest, page, limit, expected) => {
    expect(pageOfHistory({ newest, longest: SHORT }, page, limit)).toEqual(expected);
  });

  it.each([
    ['behind the last page', 250, 4, 100],
    ['in an empty thread', 0, 1, 100],
    ['on the largest page number', 250, 1_000_000, 100],
  ])('returns an empty page %s', (_case, newest, page, limit) => {
    const { first, last } = pageOfHistory({ newest, longest: SHORT }, page, limit);
    expect(first).toBeGreaterThan(last);
  });

  it.each([
    ['as many as are asked for, where they fit', LONG, 2, { first: 7, last: 8, totalPages: 4, limit: 2 }],
    ['fewer where they might not', LONG, 100, { first: 6, last: 8, totalPages: 3, limit: 3 }],
    ['one that is longer than a page', HUGE, 100, { first: 8, last: 8, totalPages: 8, limit: 1 }],
  ])('returns %s', (_case, longest, limit, expected) => {
    expect(pageOfHistory({ newest: 8, longest }, 1, limit)).toEqual(expected);
  });

  it.each([SHORT, LONG, HUGE])('leaves out no message up to totalPages, of at most %i bytes', (longest) => {
    const start = { newest: 250, longest };
    const { totalPages } = pageOfHistory(start, 1, 100);
    const pages = Array.from({ length: totalPages }, (_item, index) => pageOfHistory(start, index + 1, 100));
    const shown = pages.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_item, index) => last - index),
    );
    expect(shown).toEqual(Array.from({ length: 250 }, (_item, index) => 250 - index));
    for (const { first, last } of pages.filter(({ limit }) => limit > 1)) {
      expect((last - first + 1) * (longest + MESSAGE_FRAME_BYTES)).toBeLessThanOrEqual(HISTORY_PAGE_BYTES);
    }
  });
});

describe('bytesAsJson', () => {
  it.each([
    ['a', 3],
    ['é', 4],
    ['😀', 6],
    ['\u0001', 8],
    ['"', 4],
  ])('counts the bytes of %j as JSON', (text, bytes) => {
    expect(bytesAsJson(text)).toBe(bytes);
  });
});
