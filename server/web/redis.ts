import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

const PATIENCE_MS = 500;

/** A connection that fails at once instead of holding a visitor up; closed with the app. */
export function connectRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  redis.on('error', (error) =>
    app.log.warn({ err: error }, 'redis does not answer; limits are not shared between processes'),
  );
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
