import type { Clock } from '../../shared/clock.ts';
import type { SharedRedis } from './redis.ts';

/** Counts attempts by key, each key within a window that begins with its first attempt. */
export interface AttemptCounts {
  /** @returns how many there are in the window, with this one, and when the window ends */
  add(key: string, windowMs: number): Promise<{ count: number; endsInMs: number }>;
  /** Forgets one attempt: it was none after all. */
  takeBack(key: string): Promise<void>;
}

/** Beyond this the older half goes: some 20 MB. */
const MOST_KEYS = 100_000;

/** In Redis, if there is one, and in this process as long as it does not answer. */
export function countAttempts(redis: SharedRedis | null, clock: Clock, nameSpace: string): AttemptCounts {
  const local = countInMemory(clock);
  return redis ? countInRedis(redis, local, nameSpace) : local;
}

/** For one process. */
export function countInMemory(clock: Clock): AttemptCounts {
  type Windows = Map<string, { count: number; endsAt: number }>;
  // Two halves, of which the older is dropped as a whole: a Map whose first keys are deleted one by one is slow to read.
  let young: Windows = new Map();
  let old: Windows = new Map();

  return {
    async add(key, windowMs) {
      const now = clock().getTime();
      const known = young.get(key) ?? old.get(key);
      if (known && known.endsAt > now) {
        known.count += 1;
        return { count: known.count, endsInMs: known.endsAt - now };
      }
      if (young.size >= MOST_KEYS / 2) {
        old = young;
        young = new Map();
      }
      young.set(key, { count: 1, endsAt: now + windowMs });
      return { count: 1, endsInMs: windowMs };
    },

    async takeBack(key) {
      const known = young.get(key) ?? old.get(key);
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
export function countInRedis(redis: SharedRedis, fallback: AttemptCounts, nameSpace: string): AttemptCounts {
  const nameOf = (key: string) => `${nameSpace}:${key}`;
  return {
    async add(key, windowMs) {
      try {
        const [count, endsInMs] = (await redis.ask((connection) =>
          connection.eval(ADD, 1, nameOf(key), windowMs),
        )) as [number, number];
        return { count, endsInMs };
      } catch {
        return fallback.add(key, windowMs);
      }
    },

    async takeBack(key) {
      await redis
        .ask((connection) => connection.eval(TAKE_BACK, 1, nameOf(key)))
        .catch(() => fallback.takeBack(key));
    },
  };
}
