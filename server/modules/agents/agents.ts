import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { addRateLimit } from '../../plugins/http/rate-limit.ts';
import type { SharedRedis } from '../../plugins/http/redis.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Passages } from '../answers/passages/passages.ts';
import type { FindPage, Revision } from '../site/page-cache.ts';
import type { Site } from '../site/site-files.ts';
import { addLlmsFullRoute } from './llms-full.routes.ts';
import { addMcpRoutes } from './mcp.routes.ts';
import { OwnCalls } from './own-calls.ts';
import { createToolRunner } from './run-tool.ts';
import { openSitePages } from './site-pages.ts';

interface Agents {
  callsPerMinute: number;
  site: Site;
  findPage: FindPage;
  findRevision: () => Promise<Revision>;
  isSecure: boolean;
  passages: Passages;
  clock: Clock;
  /** Whose pages may call. */
  origins: readonly string[];
  redis: SharedRedis | null;
  log: Pick<Logger, 'error'>;
  onRateLimited: () => void;
}

/** The door for visitors' own agents, behind a limit of its own; what they book counts for the limit of leads too. */
export async function addAgents(app: FastifyInstance, parts: Agents): Promise<void> {
  const { callsPerMinute, site, findPage, passages, clock, origins, redis, log, onRateLimited } = parts;
  const { origin, name: productName } = site;
  const pages = openSitePages(site, findPage);
  const { findRevision, isSecure } = parts;
  if (site.onDemand.length > 0) addLlmsFullRoute(app, { pages, readIndex: findPage, findRevision, isSecure });
  const runTool = createToolRunner({ origin, passages, pages, calls: new OwnCalls(app), clock });
  await app.register(async (scope) => {
    await addRateLimit(scope, { name: 'agents', most: callsPerMinute, redis, onRefused: onRateLimited });
    addMcpRoutes(scope, { productName, origin, pages, runTool, log }, origins);
  });
}
