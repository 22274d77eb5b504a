import { describe, expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const RATE = { perSecond: 10, burst: 3 };

function takeTimes(bucket: TokenBucket, times: number, now: number) {
  return Array.from({ length: times }, () => bucket.take(now));
}

describe('TokenBucket', () => {
  it('grants a burst and refuses what comes on top', () => {
    const bucket = new TokenBucket(RATE, 0);
    expect(takeTimes(bucket, 4, 0)).toEqual(['granted', 'granted', 'granted', 'refused']);
  });

  it('grants again as time passes', () => {
    const bucket = new TokenBucket(RATE, 0);
    takeTimes(bucket, 3, 0);
    expect(takeTimes(bucket, 2, 100)).toEqual(['granted', 'refused']);
  });

  it('never grants more than a burst, even after a long pause', () => {
    const bucket = new TokenBucket(RATE, 0);
    expect(takeTimes(bucket, 4, 3_600_000)).toEqual(['granted', 'granted', 'granted', 'refused']);
  });

  it('reports a sender as hopeless who does not slow down', () => {
    const bucket = new TokenBucket(RATE, 0);
    takeTimes(bucket, 6, 0);
    expect(bucket.take(0)).toBe('hopeless');
  });

  it('grants again to a sender who waits', () => {
    const bucket = new TokenBucket(RATE, 0);
    takeTimes(bucket, 6, 0);
    expect(bucket.take(1_000)).toBe('granted');
  });
});

describe('TokenBucket.takeIfLeft', () => {
  it('takes no token for a refusal', () => {
    const bucket = new TokenBucket(RATE, 0);
    const taken = Array.from({ length: 100 }, () => bucket.takeIfLeft(0));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(bucket.takeIfLeft(100)).toBe(true);
  });
});

describe('TokenBucket.charge', () => {
  it('goes into debt, and returns how long the debt lasts', () => {
    const bucket = new TokenBucket(RATE, 0);
    bucket.charge(0, 3);
    expect(bucket.msInDebt(0)).toBe(0);
    bucket.charge(0, 5);
    expect(bucket.msInDebt(0)).toBe(500);
    expect(bucket.msInDebt(400)).toBe(100);
    expect(bucket.msInDebt(500)).toBe(0);
  });
});
