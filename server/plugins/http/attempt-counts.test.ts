import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeOnRedis } from '../../testing/on-redis.ts';
import { type AttemptCounts, countInMemory, countInRedis } from './attempt-counts.ts';
import { pauseAfterFailure } from './redis.ts';

const MINUTE_MS = 60_000;
const share = pauseAfterFailure;

function countInMemoryOnly(): AttemptCounts {
  const now = new Date();
  return countInMemory(() => now);
}

async function countsOf(counts: AttemptCounts, key: string, times: number): Promise<number[]> {
  const results = await Promise.all(Array.from({ length: times }, () => counts.add(key, MINUTE_MS)));
  return results.map(({ count }) => count).sort((a, b) => a - b);
}

function describeCounts(where: string, makeCounts: () => AttemptCounts): void {
  describe(`attempts counted ${where}`, () => {
    it('are counted one by one, also when they come at once', async () => {
      expect(await countsOf(makeCounts(), 'a', 5)).toEqual([1, 2, 3, 4, 5]);
    });

    it('are counted by key', async () => {
      const counts = makeCounts();
      await countsOf(counts, 'b', 3);
      expect(await countsOf(counts, 'c', 1)).toEqual([1]);
    });

    it('tell when they end', async () => {
      const { endsInMs } = await makeCounts().add('d', MINUTE_MS);
      expect(endsInMs).toBeGreaterThan(MINUTE_MS - 10_000);
      expect(endsInMs).toBeLessThanOrEqual(MINUTE_MS);
    });

    it('can be taken back', async () => {
      const counts = makeCounts();
      await countsOf(counts, 'e', 3);
      await counts.takeBack('e');
      expect(await countsOf(counts, 'e', 1)).toEqual([3]);
    });

    it('cannot be taken back where there are none', async () => {
      const counts = makeCounts();
      await counts.takeBack('f');
      expect(await countsOf(counts, 'f', 1)).toEqual([1]);
    });
  });
}

describeCounts('in memory', countInMemoryOnly);

describe('attempts counted in memory', () => {
  it('end with their window, which begins with the first of them', async () => {
    let now = 0;
    const counts = countInMemory(() => new Date(now));
    await counts.add('a', MINUTE_MS);
    now = MINUTE_MS - 1;
    expect(await counts.add('a', MINUTE_MS)).toEqual({ count: 2, endsInMs: 1 });
    now = MINUTE_MS;
    expect(await counts.add('a', MINUTE_MS)).toEqual({ count: 1, endsInMs: MINUTE_MS });
  });

  it('take no more room than for 100,000 keys', async () => {
    const counts = countInMemoryOnly();
    for (let index = 0; index <= 100_000; index += 1) await counts.add(`key-${index}`, MINUTE_MS);
    expect(await countsOf(counts, 'key-50000', 1)).toEqual([2]);
    expect(await countsOf(counts, 'key-0', 1)).toEqual([1]);
  });
});

describeOnRedis((findRedis) => {
  const connect = () => {
    const redis = new Redis({ path: findRedis().path });
    onTestFinished(() => redis.disconnect());
    return redis;
  };
  const unused: AttemptCounts = {
    add: () => Promise.reject(new Error('Redis answers')),
    takeBack: () => Promise.reject(new Error('Redis answers')),
  };

  describeCounts('in Redis', () => countInRedis(share(connect()), unused, 'attempts'));

  describe('attempts counted in Redis', () => {
    it('are those of all processes', async () => {
      await countsOf(countInRedis(share(connect()), unused, 'attempts'), 'shared', 4);
      expect(await countsOf(countInRedis(share(connect()), unused, 'attempts'), 'shared', 1)).toEqual([5]);
    });

    it('end by themselves, also when one without an end was left behind', async () => {
      const redis = connect();
      await redis.set('attempts:left', 7);
      await countInRedis(share(redis), unused, 'attempts').add('left', MINUTE_MS);
      expect(await redis.pttl('attempts:left')).toBeGreaterThan(0);
    });
  });
});

describe('attempts counted in a Redis that does not answer', () => {
  it('are counted by the process itself', async () => {
    const redis = new Redis({
      port: 1,
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    redis.on('error', () => {});
    const counts = countInRedis(share(redis), countInMemoryOnly(), 'attempts');
    expect(await countsOf(counts, 'a', 3)).toEqual([1, 2, 3]);
    await counts.takeBack('a');
    expect(await countsOf(counts, 'a', 1)).toEqual([3]);
  });

  it('cost the patience with it once, not once for each', async () => {
    let asked = 0;
    const hung = {
      eval: async () => {
        asked += 1;
        throw new Error('Command timed out');
      },
    };
    const counts = countInRedis(share(hung as unknown as Redis), countInMemoryOnly(), 'attempts');
    for (let count = 1; count <= 10; count += 1) expect((await counts.add('a', MINUTE_MS)).count).toBe(count);
    await counts.takeBack('a');
    expect(asked).toBe(1);
  });
});
