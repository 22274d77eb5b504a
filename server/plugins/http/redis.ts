import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** A Redis that may be away or hang, which costs a call little, and the calls of the next second nothing. */
export interface SharedRedis {
  /** @throws when it does not answer in time, or has not a moment ago */
  ask<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer>;
}

const CONNECT_TIMEOUT_MS = 500;
/** Time limit of an answer; in a data centre one takes about 1 ms. */
const ANSWER_TIMEOUT_MS = 50;
const PAUSE_MS = 1_000;
/** Time without an answer after which the connection is opened again: its address may lead to another Redis by now. */
const SILENCE_MS = 1_000;

/**
 * A connection that fails soon instead of holding a visitor up; closed with the app. A server without Redis never loads
 * its client.
 */
export async function connectRedis(app: FastifyInstance, url: string): Promise<SharedRedis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: ANSWER_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    socketTimeout: SILENCE_MS,
    reconnectOnError: isDemoted,
  });
  redis.on('error', (error) =>
    app.log.warn({ err: error }, 'redis does not answer; limits are not shared between processes'),
  );
  app.addHook('onClose', async () => redis.disconnect());
  return pauseAfterFailure(redis);
}

/** It takes no writes since another one has its place: the address leads there by now, the connection does not. */
export function isDemoted({ message }: Error): boolean {
  return message.startsWith('READONLY');
}

/** Pauses for a second after a failure: a call asks several times, and should wait once. */
export function pauseAfterFailure(redis: Redis): SharedRedis {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  return {
    async ask(command) {
      if (performance.now() < pausedUntil) throw new Error('redis did not answer a moment ago');
      try {
        return await command(redis);
      } catch (error) {
        pausedUntil = performance.now() + PAUSE_MS;
        throw error;
      }
    },
  };
}
