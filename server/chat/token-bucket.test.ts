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

  it('never grants more than a burst, however long nothing came', () => {
    const bucket = new TokenBucket(RATE, 0);
    expect(takeTimes(bucket, 4, 3_600_000)).toEqual(['granted', 'granted', 'granted', 'refused']);
  });

  it('gives up on a sender who goes on as if nothing had been said', () => {
    const bucket = new TokenBucket(RATE, 0);
    takeTimes(bucket, 6, 0);
    expect(bucket.take(0)).toBe('hopeless');
  });

  it('forgives a sender who waits', () => {
    const bucket = new TokenBucket(RATE, 0);
    takeTimes(bucket, 6, 0);
    expect(bucket.take(1_000)).toBe('granted');
  });
});
