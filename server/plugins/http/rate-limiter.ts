/*
 * Limits on how often something happens, by rate-limiter-flexible. Kept by hand is what it does not hold, with the test that
 * fails without it: its own memory has no bound ('takes no more room than for 50,000 keys' in rate-limiter.test.ts), and its
 * windows end early when the clock of the machine is set forward (checks/faults/clock-jumps.test.ts), so `Memory` is ours;
 * each of its counts would wait for a Redis that hangs, so it asks through `SharedRedis` ('makes all that is counted wait
 * for it once').
 */
import { LRUCache } from 'lru-cache';
import {
  BurstyRateLimiter,
  RateLimiterCompatibleAbstract,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { atMost } from '../../shared/cache-size.ts';
import type { SharedRedis } from './redis.ts';

/** One that was counted. */
export interface Taken {
  /** Time until its key may be used again; `undefined` within the limit. */
  waitMs: number | undefined;
  /** Number that its key has left. */
  left: number;
  /** Time until its key has all of them again. */
  resetMs: number;
  /** It was none after all. */
  takeBack: () => Promise<void>;
}

/** A limit for each key. */
export interface RateLimiter {
  /** Counts one; beyond the limit, too. */
  take: (key: string) => Promise<Taken>;
}

/** A limit for each key whose counts can be read. */
export interface RateCounter extends RateLimiter {
  /**
   * @param more to count first, one if nothing is said
   * @returns how many there are in the window, whatever the limit
   */
  count: (key: string, more?: number) => Promise<number>;
}

/** Limit of so many within a window, which begins with its first. */
export interface WindowLimit {
  /** Name that separates these counts from others in Redis. */
  name: string;
  most: number;
  /** Whole seconds. */
  seconds: number;
}

/** `burst` at once, which comes back a minute after it began to be used, and `perSecond` each second beside it. */
export interface BurstLimit {
  burst: number;
  perSecond: number;
}

/** Further options of a limiter of this process alone. */
export interface MemoryOptions {
  /** Keys that are remembered, some 220 bytes each; the one used longest ago begins again. */
  mostKeys?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

const MOST_KEYS = 50_000;
const BURST_SECONDS = 60;

/**
 * Creates a limiter in Redis for all its processes, if there is one, and in this process as long as it does not answer.
 */
export function createRateLimiter(
  { name, most, seconds }: WindowLimit,
  redis: SharedRedis | null,
  options?: MemoryOptions,
): RateCounter {
  const memory = new Memory(most, seconds, options);
  const limiter = redis
    ? new RateLimiterRedis({
        ...{ keyPrefix: name, points: most, duration: seconds, insuranceLimiter: memory },
        storeClient: clientOf(redis),
        // The form of that client: one `eval`.
        useRedisPackage: true,
      })
    : memory;
  return {
    take: (key) => take(limiter, key, () => limiter.reward(key)),
    count: async (key, more = 1) => (await limiter.penalty(key, more)).consumedPoints,
  };
}

/** Creates a limiter of this process alone. */
export function createBurstLimiter({ burst, perSecond }: BurstLimit, options?: MemoryOptions): RateLimiter {
  const ofSecond = new Memory(perSecond, 1, options);
  const ofBurst = new Memory(burst - perSecond, BURST_SECONDS, options);
  const limiter = new BurstyRateLimiter(ofSecond, ofBurst);
  // The result has the count of the second: what is beyond its allowance was counted by the burst.
  const reward = (key: string, { consumedPoints }: RateLimiterRes) =>
    (consumedPoints > perSecond ? ofBurst : ofSecond).reward(key);
  return {
    async take(key) {
      const taken = await take(limiter, key, (result) => reward(key, result));
      // Or refusals would use up what is given back later.
      if (taken.waitMs !== undefined) await taken.takeBack();
      return taken;
    },
  };
}

async function take(
  limiter: Pick<RateLimiterCompatibleAbstract, 'consume'>,
  key: string,
  reward: (result: RateLimiterRes) => unknown,
): Promise<Taken> {
  const takenOf = (result: RateLimiterRes, waitMs?: number): Taken => ({
    waitMs,
    left: result.remainingPoints,
    resetMs: result.msBeforeNext,
    takeBack: async () => void (await reward(result)),
  });
  try {
    return takenOf(await limiter.consume(key));
  } catch (result) {
    if (result instanceof RateLimiterRes) return takenOf(result, result.msBeforeNext);
    throw result;
  }
}

function clientOf(redis: SharedRedis) {
  return {
    eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
      redis.ask((connection) => connection.eval(script, keys.length, ...keys, ...values)),
  };
}

/** The counts of this process: bounded, and on a monotonic clock. */
class Memory extends RateLimiterCompatibleAbstract {
  override readonly keyPrefix = '';
  override blockDuration = 0;
  override execEvenly = false;
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #windows: LRUCache<string, { count: number; endsAt: number }>;

  constructor(
    most: number,
    seconds: number,
    { mostKeys = MOST_KEYS, now = () => performance.now() }: MemoryOptions = {},
  ) {
    super();
    this.#most = most;
    this.#windowMs = seconds * 1_000;
    this.#now = now;
    this.#windows = new LRUCache(atMost(mostKeys));
  }

  override async consume(key: string, points = 1): Promise<RateLimiterRes> {
    const result = this.#add(key, points);
    if (result.consumedPoints > this.#most) throw result;
    return result;
  }

  override async penalty(key: string, points = 1): Promise<RateLimiterRes> {
    return this.#add(key, points);
  }

  override async reward(key: string, points = 1): Promise<RateLimiterRes> {
    return this.#add(key, -points);
  }

  #add(key: string, points: number): RateLimiterRes {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { count: 0, endsAt: now + this.#windowMs };
      this.#windows.set(key, window);
    }
    window.count = Math.max(0, window.count + points);
    return new RateLimiterRes(Math.max(0, this.#most - window.count), window.endsAt - now, window.count);
  }
}
