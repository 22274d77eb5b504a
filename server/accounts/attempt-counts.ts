import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';

/** Counts attempts by key, each key within a window that begins with its first attempt. */
export interface AttemptCounts {
  /** @returns how many there are in the window, with this one, and when the window ends */
  add(key: string, windowMs: number): Promise<{ count: number; endsInMs: number }>;
  /** Forgets one attempt: it was none after all. */
  takeBack(key: string): Promise<void>;
}

/** The oldest go first beyond this: some 20 MB. */
const MOST_KEYS = 100_000;
const NAME_SPACE = 'attempts:';

/** For one process. */
export function countInMemory(clock: Clock): AttemptCounts {
  const windows = new Map<string, { count: number; endsAt: number }>();

  return {
    async add(key, windowMs) {
      const now = clock().getTime();
      const known = windows.get(key);
      if (known && known.endsAt > now) {
        known.count += 1;
        return { count: known.count, endsInMs: known.endsAt - now };
      }
      windows.delete(key);
      const [oldest] = windows.keys();
      if (windows.size >= MOST_KEYS && oldest !== undefined) windows.delete(oldest);
      windows.set(key, { count: 1, endsAt: now + windowMs });
      return { count: 1, endsInMs: windowMs };
    },

    async takeBack(key) {
      const known = windows.get(key);
      if (known) known.count -= 1;
    },
  };
}

// One step each, so that processes cannot come between; a count always has an end.
const ADD = `local count = redis.call('incr', KEYS[1])
if redis.call('pttl', KEYS[1]) < 0 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return {count, redis.call('pttl', KEYS[1])}`;
const TAKE_BACK = `if redis.call('exists', KEYS[1]) == 1 then redis.call('decr', KEYS[1]) end`;

/** For all processes on one Redis. While it does not answer, each process counts what comes to itself. */
export function countInRedis(redis: Redis, fallback: AttemptCounts): AttemptCounts {
  return {
    async add(key, windowMs) {
      try {
        const [count, endsInMs] = (await redis.eval(ADD, 1, NAME_SPACE + key, windowMs)) as [number, number];
        return { count, endsInMs };
      } catch {
        return fallback.add(key, windowMs);
      }
    },

    async takeBack(key) {
      await redis.eval(TAKE_BACK, 1, NAME_SPACE + key).catch(() => fallback.takeBack(key));
    },
  };
}
