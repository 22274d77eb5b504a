import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimited } from '../../shared/errors.ts';
import { limitNetworks } from './network-limiter.ts';
import { createRateLimiter } from './rate-limiter.ts';
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
  seconds?: number;
  /** Counts are shared through it; `null` keeps them in this process, and so does one that does not answer. */
  redis: SharedRedis | null;
  /**
   * Whether a request may be the repetition of one that was answered. As many of these as the limit allows are let
   * through beyond it, with `overLimit` set, to be answered as then, or refused.
   */
  mayRepeat?: (request: FastifyRequest) => boolean;
  onRefused: () => void;
}

const REFUSED = 429;

/** Bounds how often one client network, and one IPv6 /48, may use all routes of this scope together. */
export function addRateLimit(
  app: FastifyInstance,
  { name, most, seconds = 60, redis, mayRepeat = () => false, onRefused }: RateLimitOptions,
): void {
  const limit = (what: string) =>
    limitNetworks((share) => createRateLimiter({ name: what, most: most * share, seconds }, redis));
  const requests = limit(`rate-limit:${name}`);
  const repetitions = limit(`rate-limit:${name}:repeated`);

  app.decorateRequest('overLimit', undefined);
  app.addHook('onRequest', async (request) => {
    request.overLimit = await requests.findRefusal(request.network);
    if (!request.overLimit) return;
    const isRefused = !mayRepeat(request) || (await repetitions.findRefusal(request.network));
    if (isRefused) throw request.overLimit;
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.overLimit && reply.statusCode === REFUSED) onRefused();
  });
}
