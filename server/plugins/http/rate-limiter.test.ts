import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeOnRedis } from '../../../checks/support/on-redis.ts';
import { createBurstLimiter, createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { pauseAfterFailure, type SharedRedis } from './redis.ts';

const MINUTE = { name: 'attempts', most: 3, seconds: 60 };
const MINUTE_MS = 60_000;

const limitTo = (redis: Redis) => createRateLimiter(MINUTE, pauseAfterFailure(redis));

/** Takes several times at once, and reports for each whether it is within the limit. */
async function takeTimes(limiter: RateLimiter, key: string, times: number): Promise<boolean[]> {
  const taken = await Promise.all(Array.from({ length: times }, () => limiter.take(key)));
  return taken.map(({ waitMs }) => waitMs === undefined);
}

function describeLimiter(where: string, makeLimiter: () => ReturnType<typeof createRateLimiter>): void {
  describe(`a rate limit that is counted ${where}`, () => {
    it('allows as many as its limit, also when they come at once', async () => {
      expect(await takeTimes(makeLimiter(), 'a', 5)).toEqual([true, true, true, false, false]);
    });

    it('counts keys separately', async () => {
      const limiter = makeLimiter();
      await takeTimes(limiter, 'b', 4);
      expect(await takeTimes(limiter, 'c', 1)).toEqual([true]);
    });

    it('returns the time until its window ends', async () => {
      const limiter = makeLimiter();
      await takeTimes(limiter, 'd', 3);
      const { waitMs } = await limiter.take('d');
      expect(waitMs).toBeGreaterThan(MINUTE_MS - 10_000);
      expect(waitMs).toBeLessThanOrEqual(MINUTE_MS);
    });

    it('takes back a count', async () => {
      const limiter = makeLimiter();
      const { takeBack } = await limiter.take('e');
      await takeTimes(limiter, 'e', 2);
      await takeBack();
      expect(await takeTimes(limiter, 'e', 2)).toEqual([true, false]);
    });

    it('returns the count, and counts several at once', async () => {
      const limiter = makeLimiter();
      expect([await limiter.count('f'), await limiter.count('f', 4), await limiter.count('f', 0)]).toEqual([
        1, 5, 5,
      ]);
    });
  });
}

describeLimiter('in memory', () => createRateLimiter(MINUTE, null));

describe('a rate limit that is counted in memory', () => {
  it('starts a new window after the end of the first, which began with the first request', async () => {
    let now = 0;
    const limiter = createRateLimiter(MINUTE, null, { now: () => now });
    await takeTimes(limiter, 'a', 3);
    now = MINUTE_MS - 1;
    expect((await limiter.take('a')).waitMs).toBe(1);
    now = MINUTE_MS;
    expect(await takeTimes(limiter, 'a', 4)).toEqual([true, true, true, false]);
  });

  it('never counts below zero when one is taken back after the end of its window', async () => {
    let now = 0;
    const limiter = createRateLimiter(MINUTE, null, { now: () => now });
    const { takeBack } = await limiter.take('a');
    now = MINUTE_MS;
    await takeBack();
    expect(await limiter.count('a')).toBe(1);
  });

  it('remembers 50,000 keys at most', async () => {
    const limiter = createRateLimiter(MINUTE, null);
    for (let index = 0; index <= 50_000; index += 1) await limiter.take(`key-${index}`);
    expect(await limiter.count('key-1', 0)).toBe(1);
    expect(await limiter.count('key-0', 0)).toBe(0);
  });
});

describe('createBurstLimiter', () => {
  function setUp() {
    const clock = { ms: 0 };
    const limiter = createBurstLimiter({ burst: 5, perSecond: 2 }, { now: () => clock.ms });
    return { clock, limiter, take: (times: number) => takeTimes(limiter, 'a', times) };
  }

  it('allows a burst, and then a number per second', async () => {
    const { clock, limiter, take } = setUp();
    expect(await take(6)).toEqual([true, true, true, true, true, false]);
    expect((await limiter.take('a')).waitMs).toBe(1_000);
    clock.ms = 1_000;
    expect(await take(3)).toEqual([true, true, false]);
  });

  it('allows another burst after a minute', async () => {
    const { clock, take } = setUp();
    await take(5);
    clock.ms = MINUTE_MS - 1;
    expect(await take(3)).toEqual([true, true, false]);
    clock.ms = 2 * MINUTE_MS;
    expect(await take(6)).toEqual([true, true, true, true, true, false]);
  });

  it('takes back a count of the burst or of the second', async () => {
    const { clock, limiter, take } = setUp();
    const ofSecond = await limiter.take('a');
    await take(3);
    const ofBurst = await limiter.take('a');
    expect(await take(3)).toEqual([false, false, false]);
    await ofBurst.takeBack();
    expect(await take(2)).toEqual([true, false]);
    clock.ms = 1_000;
    await ofSecond.takeBack();
    expect(await take(3)).toEqual([true, true, false]);
  });
});

describeOnRedis((findRedis) => {
  const connect = () => {
    const redis = new Redis({ path: findRedis().path });
    onTestFinished(() => redis.disconnect());
    return redis;
  };

  describeLimiter('in Redis', () => limitTo(connect()));

  describe('a rate limit that is counted in Redis', () => {
    it('shares counts between all processes', async () => {
      await takeTimes(limitTo(connect()), 'shared', 3);
      expect(await takeTimes(limitTo(connect()), 'shared', 1)).toEqual([false]);
    });

    it('expires counts, also one that was stored without expiry', async () => {
      const redis = connect();
      await redis.set('attempts:left', 7);
      await limitTo(redis).take('left');
      expect(await redis.pttl('attempts:left')).toBeGreaterThan(0);
    });
  });
});

describe('a rate limit whose Redis does not answer', () => {
  it('counts in the process itself', async () => {
    const redis = new Redis({
      port: 1,
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    redis.on('error', () => {});
    const limiter = limitTo(redis);
    const { takeBack } = await limiter.take('a');
    expect(await takeTimes(limiter, 'a', 3)).toEqual([true, true, false]);
    await takeBack();
    expect(await limiter.count('a')).toBe(4);
  });

  it('waits for Redis once, for all limits', async () => {
    let asked = 0;
    const hung = {
      eval: async () => {
        asked += 1;
        throw new Error('Command timed out');
      },
    };
    const shared: SharedRedis = pauseAfterFailure(hung as unknown as Redis);
    const [limiter, other] = [createRateLimiter(MINUTE, shared), createRateLimiter(MINUTE, shared)];
    for (let count = 1; count <= 10; count += 1) expect(await limiter.count('a')).toBe(count);
    await (await other.take('a')).takeBack();
    expect(asked).toBe(1);
  });
});
