import { describe, expect, it } from 'vitest';
import { TokenExpiry } from './token-expiry.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-03-10T12:00:00Z');

/** A token with an hour left, and two clocks to be moved. */
function setUp() {
  let timeOfDay = NOON;
  let monotonic = 5;
  const clocks = { clock: () => new Date(timeOfDay), monotonic: () => monotonic };
  const expiry = new TokenExpiry(new Date(NOON + HOUR_MS), clocks);
  return {
    expiry,
    move: (moved: { timeOfDayMs: number; monotonicMs: number }) => {
      timeOfDay += moved.timeOfDayMs;
      monotonic += moved.monotonicMs;
    },
  };
}

describe('TokenExpiry', () => {
  it.each([
    ['just before', HOUR_MS - 1, HOUR_MS - 1, false],
    ['at its time', HOUR_MS, HOUR_MS, true],
    ['after a sleep, in which timers stand still', 4 * 24 * HOUR_MS, 10, true],
    ['after the clock was set back', -2 * HOUR_MS, HOUR_MS, true],
    ['after the clock was set back, with time left', -2 * HOUR_MS, HOUR_MS - 1, false],
  ])('finds %s whether the token has expired', (_when, timeOfDayMs, monotonicMs, isOver) => {
    const { expiry, move } = setUp();
    move({ timeOfDayMs, monotonicMs });
    expect(expiry.isOver()).toBe(isOver);
  });

  it('notices at the next check that the time of day has jumped', async () => {
    const { expiry, move } = setUp();
    const over = new Promise<void>((resolve) => expiry.watch(1, resolve));
    move({ timeOfDayMs: 2 * HOUR_MS, monotonicMs: 0 });
    await over;
  });
});
