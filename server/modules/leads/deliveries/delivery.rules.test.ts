import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../checks/support/random.ts';
import { MOST_ATTEMPTS, planRetry, readRetryAfter } from './delivery.rules.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const HOUR_MS = 3_600_000;

/** Milliseconds from now. */
function waitOf(attempts: number, random: number, retryAfterMs?: number): number | undefined {
  const retryAt = planRetry(attempts, NOW, random, retryAfterMs);
  return retryAt && retryAt.getTime() - NOW.getTime();
}

/** Returns the time from the first attempt to the last one, when all of them fail. */
function lastAttemptMs(random: () => number): number {
  let now = NOW;
  for (let attempts = 1; ; attempts += 1) {
    const next = planRetry(attempts, now, random(), undefined);
    if (!next) return now.getTime() - NOW.getTime();
    now = next;
  }
}

describe('planRetry', () => {
  it.each([
    [1, 5_000],
    [2, 300_000],
    [3, 1_800_000],
    [4, 2 * HOUR_MS],
    [5, 5 * HOUR_MS],
    [6, 10 * HOUR_MS],
    [7, 14 * HOUR_MS],
    [8, 20 * HOUR_MS],
    [9, 24 * HOUR_MS],
  ])('waits after attempt %i for %i ms at most, with up to half an hour of jitter', (attempts, mostMs) => {
    const spreadMs = Math.min(mostMs, HOUR_MS / 2);
    expect([0, 0.5, 1].map((random) => waitOf(attempts, random))).toEqual([
      mostMs - spreadMs,
      mostMs - spreadMs / 2,
      mostMs,
    ]);
  });

  it('keeps retrying 95 of 100 messages through an outage of 72 hours', () => {
    const { next: random } = createRandom(31);
    const messages = 2_000;
    const alive = Array.from({ length: messages }, () => lastAttemptMs(random)).filter(
      (lastMs) => lastMs >= 72 * HOUR_MS,
    );
    expect(alive.length / messages).toBeGreaterThanOrEqual(0.95);
  });

  it('gives up after ten attempts', () => {
    expect(MOST_ATTEMPTS).toBe(10);
    expect(waitOf(MOST_ATTEMPTS, 0)).toBeUndefined();
  });

  it('waits as long as Retry-After asks, where that is longer', () => {
    expect(waitOf(1, 0.5, 60_000)).toBe(60_000);
    expect(waitOf(2, 1, 60_000)).toBe(300_000);
  });
});

describe('readRetryAfter', () => {
  it.each([
    ['120', 120_000],
    [' 1 ', 1_000],
    ['Tue, 10 Mar 2026 06:31:00 GMT', 60_000],
    ['9999999999', HOUR_MS],
    ['Tue, 10 Mar 2099 06:31:00 GMT', HOUR_MS],
    ['0', undefined],
    ['-5', undefined],
    ['Tue, 10 Mar 2020 06:31:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j ms', (header, waitMs) => {
    expect(readRetryAfter(header, NOW)).toBe(waitMs);
  });
});
