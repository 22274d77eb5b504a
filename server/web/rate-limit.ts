import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimited } from './errors.ts';

interface RateLimitOptions {
  /** Tells these counts from those of other scopes. */
  name: string;
  most: number;
  /** The window in which so many are taken; a minute, if nothing is said. */
  windowMs?: number;
  /** Counts are shared through it; `null` keeps them in this process. */
  redis: Redis | null;
  onRefused: () => void;
}

const IPV6_PREFIX = 64;
const MINUTE_MS = 60_000;
const MOST_ADDRESSES = 10_000;
const NO_COUNTS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Bounds how often one client address may use all routes of this scope together. */
export async function addRateLimit(
  app: FastifyInstance,
  { name, most, windowMs = MINUTE_MS, redis, onRefused }: RateLimitOptions,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet: IPV6_PREFIX,
    cache: MOST_ADDRESSES,
    nameSpace: `rate-limit:${name}:`,
    // A Redis that does not answer must not cost a call.
    skipOnError: true,
    addHeadersOnExceeding: NO_COUNTS,
    addHeaders: NO_COUNTS,
    ...(redis ? { redis } : {}),
  });
  app.addHook(
    'onRequest',
    app.rateLimit({
      max: most,
      timeWindow: windowMs,
      onExceeded: onRefused,
      errorResponseBuilder: () => new RateLimited(),
    }),
  );
}
