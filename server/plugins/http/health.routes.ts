import type { FastifyInstance } from 'fastify';
import { describeCopy } from '../database/installation.rules.ts';
import type { DatabaseRole } from '../database/installation.ts';
import type { Database } from '../database/schema.ts';
import { VERSION } from '../settings/version.ts';

export const HEALTH_PATHS = ['/healthz', '/readyz'] as const;

const DATABASE_TIMEOUT_MS = 1_000;
const RETRY_SECONDS = '2';
const UNCACHED = { 'cache-control': 'no-store' };

/**
 * Adds the calls for supervisors and load balancers: whether the process lives and which version and build it is, and
 * whether it can take visitors. A copy of the live database takes them too, and says in `quiet` why it sends nothing.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { database, databaseRole, build }: { database: Database; databaseRole: DatabaseRole; build: string },
  isClosing: () => boolean,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.headers(UNCACHED).send({ status: 'alive', version: VERSION, build }),
  );

  app.get('/readyz', async (_request, reply) => {
    reply.headers(UNCACHED);
    const answer = isClosing() ? undefined : await findReadiness(database, databaseRole);
    if (answer) return reply.send({ status: 'ready', ...answer });
    const fault = database.health.findFault();
    const reason = fault && { reason: `database ${fault}` };
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .send({ status: 'not ready', ...reason });
  });
}

/** The same of a server whose database is damaged: it lives, and sends visitors who can choose to another one. */
export function addHealthRoutesWithoutDatabase(app: FastifyInstance, build: string): void {
  app.get('/healthz', async (_request, reply) =>
    reply.headers(UNCACHED).send({ status: 'alive', version: VERSION, build }),
  );

  app.get('/readyz', async (_request, reply) =>
    reply.code(503).headers(UNCACHED).send({ status: 'not ready', reason: 'database damaged' }),
  );
}

/**
 * Returns the state of the server when its database answers in time, and could store what was written last, or can now.
 */
export async function findReadiness(
  database: Database,
  databaseRole: DatabaseRole,
): Promise<{ quiet?: string } | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), DATABASE_TIMEOUT_MS);
  const answer = Promise.all([
    databaseRole.findCopyReason(),
    // A page of the file, which `select 1` would not read.
    database.selectFrom('leads').select('id').orderBy('id', 'desc').limit(1).execute(),
    database.health.canWrite(database),
  ]).then(
    ([copyReason, , canWrite]) =>
      canWrite && !database.health.findFault() ? describe(copyReason) : undefined,
    () => undefined,
  );
  const result = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  return result;
}

function describe(copyReason: string | undefined): { quiet?: string } {
  return copyReason === undefined ? {} : { quiet: describeCopy(copyReason) };
}
