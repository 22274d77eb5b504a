import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export const HEALTH_PATHS = ['/healthz', '/readyz'] as const;

const DATABASE_PATIENCE_MS = 1_000;
const UNCACHED = { 'cache-control': 'no-store' };

/** For supervisors and load balancers: whether the process lives, and whether it can take visitors. */
export function addHealthRoutes(app: FastifyInstance, database: Database, isClosing: () => boolean): void {
  app.get('/healthz', async (_request, reply) => reply.headers(UNCACHED).send({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const isReady = !isClosing() && (await answers(database));
    return reply
      .headers(UNCACHED)
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function answers(database: Database): Promise<boolean> {
  const { promise: patience, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), DATABASE_PATIENCE_MS);
  const answer = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answer, patience]);
  clearTimeout(timer);
  return result;
}
