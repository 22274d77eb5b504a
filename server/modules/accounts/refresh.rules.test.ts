import { describe, expect, it } from 'vitest';
import { judgeRefresh, type LastUse } from './refresh.rules.ts';

const NOW = new Date('2026-03-10T06:30:00.000Z');
const LATER = '2026-04-09T06:30:00.000Z';
const UNUSED: LastUse = { generation: 0, tokenHash: null, usedAt: null };

function usedAgo(ms: number, use: Partial<LastUse> = {}): LastUse {
  const usedAt = new Date(NOW.getTime() - ms).toISOString();
  return { generation: 3, tokenHash: 'third', usedAt, ...use };
}

describe('judgeRefresh', () => {
  it.each([
    ['the first of a login', { hash: 'first', generation: 1 }, UNUSED, 'first_use'],
    ['the child of the one used last', { hash: 'fourth', generation: 4 }, usedAgo(0), 'first_use'],
    ['another child of it', { hash: 'fourth, too', generation: 4 }, usedAgo(5_000), 'first_use'],
    ['the one used last, at once', { hash: 'third', generation: 3 }, usedAgo(0), 'repeated'],
    ['the one used last, after 10 s', { hash: 'third', generation: 3 }, usedAgo(10_000), 'repeated'],
    ['the one used last, later', { hash: 'third', generation: 3 }, usedAgo(10_001), 'reused'],
    [
      'the one used last, by a clock a little behind',
      { hash: 'third', generation: 3 },
      usedAgo(-50),
      'repeated',
    ],
    [
      'the one used last, after the clock was set back',
      { hash: 'third', generation: 3 },
      usedAgo(-10_001),
      'reused',
    ],
    ['a sibling of the one used last', { hash: 'third, too', generation: 3 }, usedAgo(0), 'reused'],
    ['its parent, though both were used just now', { hash: 'second', generation: 2 }, usedAgo(0), 'reused'],
    ['the first, long ago', { hash: 'first', generation: 1 }, usedAgo(3_600_000), 'reused'],
  ])('judges %s', (_what, token, lastUse, verdict) => {
    expect(judgeRefresh({ ...token, expiresAt: LATER }, lastUse, NOW)).toBe(verdict);
  });

  it.each([
    ['2026-03-10T06:30:00.001Z', 'first_use'],
    ['2026-03-10T06:30:00.000Z', 'expired'],
    ['2026-03-10T06:29:59.999Z', 'expired'],
  ])('judges a token that is valid until %s as %s', (expiresAt, verdict) => {
    expect(judgeRefresh({ hash: 'first', generation: 1, expiresAt }, UNUSED, NOW)).toBe(verdict);
  });

  it('judges a used token that has expired as expired, not as reused', () => {
    const token = { hash: 'first', generation: 1, expiresAt: '2026-03-01T00:00:00.000Z' };
    expect(judgeRefresh(token, usedAgo(0), NOW)).toBe('expired');
  });
});
