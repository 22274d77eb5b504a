import { describe, expect, it } from 'vitest';
import { TargetHealth } from './target-health.ts';

function setUp() {
  let now = 0;
  const health = new TargetHealth(() => now);
  return {
    health,
    pass: (ms: number) => {
      now += ms;
    },
    failTimes: (count: number) => Array.from({ length: count }, () => health.fail()),
  };
}

describe('TargetHealth', () => {
  it('stays up after two failures', () => {
    const { health, failTimes } = setUp();
    expect(failTimes(2)).toEqual([false, false]);
    expect([health.isDown, health.pauseMs]).toEqual([false, 0]);
    expect(health.succeed()).toBe(false);
  });

  it('goes down after three failures in a row, and reports it once', () => {
    const { health, failTimes } = setUp();
    expect(failTimes(5)).toEqual([false, false, true, false, false]);
    expect([health.isDown, health.pauseMs]).toEqual([true, 5_000]);
  });

  it('pauses for 5, 10, and then 20 seconds between probes', () => {
    const { health, pass, failTimes } = setUp();
    failTimes(3);
    const pauses = [1, 2, 3, 4].map(() => {
      const { pauseMs } = health;
      pass(pauseMs);
      expect(health.pauseMs).toBe(0);
      health.fail();
      return pauseMs;
    });
    expect(pauses).toEqual([5_000, 10_000, 20_000, 20_000]);
  });

  it('recovers with one success, and starts again with the shortest pause', () => {
    const { health, pass, failTimes } = setUp();
    failTimes(3);
    pass(5_000);
    health.fail();
    expect(health.succeed()).toBe(true);
    expect(health.isDown).toBe(false);
    pass(60_000);
    failTimes(3);
    expect(health.pauseMs).toBe(5_000);
  });

  it('pauses for as long as the target asks', () => {
    const { health, pass } = setUp();
    health.fail(90_000);
    expect([health.isDown, health.pauseMs]).toEqual([false, 90_000]);
    pass(90_000);
    expect(health.pauseMs).toBe(0);
  });
});
