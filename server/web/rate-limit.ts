import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimited } from './errors.ts';

interface RateLimitOptions {
  requestsPerMinute: number;
  /** Counts are shared through it; `null` keeps them in this process. */
  redisUrl: string | null;
  onRefused: () => void;
}

const IPV6_PREFIX = 64;
const MINUTE_MS = 60_000;
const MOST_ADDRESSES = 10_000;
const REDIS_PATIENCE_MS = 500;
const NO_COUNTS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Bounds how often one client address may use all routes of this scope together. */
export async function addRateLimit(
  app: FastifyInstance,
  { requestsPerMinute, redisUrl, onRefused }: RateLimitOptions,
): Promise<void> {
  const redis = redisUrl ? connect(app, redisUrl) : undefined;
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet: IPV6_PREFIX,
    cache: MOST_ADDRESSES,
    nameSpace: 'rate-limit:leads:',
    // A Redis that does not answer must not cost a lead.
    skipOnError: true,
    addHeadersOnExceeding: NO_COUNTS,
    addHeaders: NO_COUNTS,
    ...(redis ? { redis } : {}),
  });
  app.addHook(
    'onRequest',
    app.rateLimit({
      max: requestsPerMinute,
      timeWindow: MINUTE_MS,
      onExceeded: onRefused,
      errorResponseBuilder: () => new RateLimited(),
    }),
  );
}

function connect(app: FastifyInstance, redisUrl: string): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: REDIS_PATIENCE_MS,
    commandTimeout: REDIS_PATIENCE_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  redis.on('error', (error) =>
    app.log.warn({ err: error }, 'redis does not answer; rate limits are not enforced'),
  );
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
