import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { VERSION } from '../config/version.ts';
import type { Database } from '../database/schema.ts';

export const HEALTH_PATHS = ['/healthz', '/readyz'] as const;

const DATABASE_PATIENCE_MS = 1_000;
const RETRY_SECONDS = '2';
const UNCACHED = { 'cache-control': 'no-store' };

/** For supervisors and load balancers: whether the process lives and which version it is, and whether it can take visitors. */
export function addHealthRoutes(app: FastifyInstance, database: Database, isClosing: () => boolean): void {
  app.get('/healthz', async (_request, reply) =>
    reply.headers(UNCACHED).send({ status: 'alive', version: VERSION }),
  );

  app.get('/readyz', async (_request, reply) => {
    reply.headers(UNCACHED);
    if (!isClosing() && (await answers(database))) return reply.send({ status: 'ready' });
    return reply.code(503).header('retry-after', RETRY_SECONDS).send({ status: 'not ready' });
  });
}

/** Whether it answers in time, and could store what was written last, or can now. */
async function answers(database: Database): Promise<boolean> {
  const { promise: patience, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), DATABASE_PATIENCE_MS);
  const answer = Promise.all([sql`select 1`.execute(database), database.health.canWrite(database)]).then(
    ([, canWrite]) => canWrite,
    () => false,
  );
  const result = await Promise.race([answer, patience]);
  clearTimeout(timer);
  return result;
}
