import { describe, expect, it } from 'vitest';
import { creditsLeft, monthOf } from './credits.rules.ts';

const MARCH = new Date('2026-03-31T23:59:59.999Z');
const APRIL = new Date('2026-04-01T00:00:00.000Z');

describe('monthOf', () => {
  it.each([
    [MARCH, '2026-03'],
    [APRIL, '2026-04'],
    [new Date('2026-03-31T22:00:00-05:00'), '2026-04'],
  ])('puts %s into %s', (date, month) => {
    expect(monthOf(date)).toBe(month);
  });
});

describe('creditsLeft', () => {
  it.each([
    ['nothing used', { limit: 2_000, month: '2026-03', used: 0 }, MARCH, 2_000],
    ['some used', { limit: 25_000, month: '2026-03', used: 1 }, MARCH, 24_999],
    ['all used', { limit: 50_000, month: '2026-03', used: 50_000 }, MARCH, 0],
    ['more used than a smaller plan has', { limit: 2_000, month: '2026-03', used: 9_000 }, MARCH, 0],
    ['all used last month', { limit: 2_000, month: '2026-03', used: 2_000 }, APRIL, 2_000],
    ['no limit', { limit: null, month: '2026-03', used: 9_999_999 }, MARCH, null],
  ] as const)('counts the credits left with %s: %j', (_what, use, now, left) => {
    expect(creditsLeft(use, now)).toBe(left);
  });
});
