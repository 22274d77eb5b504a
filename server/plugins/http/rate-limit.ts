import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { steadyClock } from '../../shared/clock.ts';
import { RateLimited } from '../../shared/errors.ts';
import { type AttemptCounts, countAttempts } from './attempt-counts.ts';
import { nameWiderNetwork, WIDER_SHARE } from './client-network.ts';
import type { SharedRedis } from './redis.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request beyond the limit that may repeat an earlier one: the answer unless it does. */
    overLimit: RateLimited | undefined;
  }
}

interface RateLimitOptions {
  /** Tells these counts from those of other scopes. */
  name: string;
  most: number;
  /** The window in which so many are taken; a minute, if nothing is said. */
  windowMs?: number;
  /** Counts are shared through it; `null` keeps them in this process, and so does one that does not answer. */
  redis: SharedRedis | null;
  /**
   * Whether a request may be the repetition of one that was answered. As many of these as the limit allows are let
   * through beyond it, with `overLimit` set, to be answered as then, or refused.
   */
  mayRepeat?: (request: FastifyRequest) => boolean;
  onRefused: () => void;
}

/** A limit that a request is beyond. */
interface Exceeded {
  /** Whose it is. */
  key: string;
  most: number;
  /** Until it may be used again. */
  seconds: number;
}

const MINUTE_MS = 60_000;
const REFUSED = 429;

/** Bounds how often one client network, and one IPv6 /48, may use all routes of this scope together. */
export async function addRateLimit(
  app: FastifyInstance,
  { name, most, windowMs = MINUTE_MS, redis, mayRepeat = () => false, onRefused }: RateLimitOptions,
): Promise<void> {
  const counts = countAttempts(redis, steadyClock, `rate-limit:${name}`);
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ network }) => network,
    store: storeOf(counts),
  });
  const check = app.createRateLimit({ max: most, timeWindow: windowMs });

  /** The wider network comes first: beyond its limit none of its many networks is remembered. */
  async function findExceeded(request: FastifyRequest): Promise<Exceeded | undefined> {
    const wider = nameWiderNetwork(request.network);
    if (wider !== undefined) {
      const { count, endsInMs } = await counts.add(wider, windowMs);
      const limit = most * WIDER_SHARE;
      if (count > limit) return { key: wider, most: limit, seconds: endsInMs / 1_000 };
    }
    const limit = await check(request);
    if (limit.isAllowed || !limit.isExceeded) return undefined;
    return { key: limit.key, most, seconds: limit.ttlInSeconds };
  }

  async function mayPass(request: FastifyRequest, exceeded: Exceeded): Promise<boolean> {
    if (!mayRepeat(request)) return false;
    const { count } = await counts.add(`repeated:${exceeded.key}`, windowMs);
    return count <= exceeded.most;
  }

  app.decorateRequest('overLimit', undefined);
  app.addHook('onRequest', async (request) => {
    const exceeded = await findExceeded(request);
    if (!exceeded) return;
    request.overLimit = new RateLimited(exceeded.seconds);
    if (!(await mayPass(request, exceeded))) throw request.overLimit;
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.overLimit && reply.statusCode === REFUSED) onRefused();
  });
}

/** Counts as the library wants to have them. */
function storeOf(counts: AttemptCounts) {
  return class Store implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      counts.add(key, windowMs).then(
        ({ count, endsInMs }) => callback(null, { current: count, ttl: endsInMs }),
        (error) => callback(error),
      );
    }

    child(): Store {
      return this;
    }
  };
}
