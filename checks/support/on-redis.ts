import { afterAll, beforeAll, describe } from 'vitest';
import { hasRedis, type RunningRedis, startRedis } from './redis-server.ts';

/** Runs a suite on the machine's own Redis. Skipped, and said so, where it is missing. */
export function describeOnRedis(suite: (findRedis: () => RunningRedis) => void, name = 'with Redis'): void {
  if (!hasRedis) console.warn('skipped: Redis is missing (redis-server in PATH)');

  describe.skipIf(!hasRedis)(name, () => {
    let redis: RunningRedis | undefined;

    beforeAll(async () => {
      redis = await startRedis();
    });

    afterAll(async () => redis?.stop());

    suite(() => {
      if (!redis) throw new Error('Redis has not been started');
      return redis;
    });
  });
}
