import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { addCalls } from './assembly/calls.ts';
import type { Essentials } from './assembly/essentials.ts';
import { createHttp } from './assembly/http.ts';
import { addBookings, openLeads } from './assembly/leads.ts';
import { addPeople } from './assembly/people.ts';
import { addReading } from './assembly/reading.ts';
import { addAgents } from './modules/agents/agents.ts';
import type { Responder } from './modules/answers/responder.ts';
import type { ChatLimits } from './modules/chat/limits/chat-limits.ts';
import type { LeadStore } from './modules/leads/leads.store.ts';
import type { Site } from './modules/site/site-files.ts';
import { ALWAYS_LIVE, type Liveness } from './plugins/database/installation.ts';
import type { Database } from './plugins/database/schema.ts';
import { ClientNetworks } from './plugins/http/client-network.ts';
import { Connections } from './plugins/http/connections.ts';
import { addHealthRoutes } from './plugins/http/health.routes.ts';
import { createMetrics, type Metrics } from './plugins/http/metrics.ts';
import { closeInOrder } from './plugins/http/orderly-close.ts';
import { connectRedis } from './plugins/http/redis.ts';
import type { Config } from './plugins/settings/config.ts';
import { knownOrigins } from './plugins/settings/known-origins.ts';
import type { Clock } from './shared/clock.ts';

export interface AppParts {
  config: Config;
  database: Database;
  site: Site;
  clock: Clock;
  logger: Logger;
  /** What `/healthz` tells beside the version; a test names none. */
  build?: string;
  /** Whether the database is the live one, or a copy that sends nothing. */
  liveness?: Liveness;
  /** In place of the durable one, for measurements. */
  leadStore?: LeadStore;
  /** Whether people are told of leads; a test that does not ask for it leaves no email behind. */
  delivers?: boolean;
  /** Whether what is searched is read after the start; a test that does not ask for it pays nothing for it. */
  prepares?: boolean;
  /** In place of the configured one, for tests. */
  responder?: Responder;
  /** Other limits than the usual, for tests. */
  chatLimits?: Partial<ChatLimits>;
  metrics?: Metrics;
}

/** The whole server, apart from the process: closing it finishes what is under way, the database stays open. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, liveness = ALWAYS_LIVE, site, clock, logger } = parts;
  const { metrics = createMetrics() } = parts;
  const essentials: Essentials = {
    ...{ config, database, liveness, site, clock, logger, metrics },
    origins: knownOrigins(config),
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    onRateLimited: () => metrics.countRefused('rate_limited'),
  };
  const connections = new Connections();
  const networks = new ClientNetworks(config.trustedProxies);
  let isClosing = false;

  const { app, findAllowedMethods } = createHttp(essentials, {
    ...{ networks, connections },
    gate: () => chat.gate,
    isClosing: () => isClosing,
  });
  const { blog, passages, findPage, renderForOne } = await addReading(app, essentials, {
    findAllowedMethods,
    prepares: parts.prepares ?? false,
  });
  addHealthRoutes(app, { ...essentials, build: parts.build ?? 'test' }, () => isClosing);
  const redis = config.redisUrl === null ? null : connectRedis(app, config.redisUrl);
  const { responder, chatLimits, leadStore, delivers } = parts;
  const { accounts, chat } = await addPeople(app, essentials, {
    ...{ networks, redis, blog, passages, responder, chatLimits },
  });
  const leads = await openLeads(app, essentials, { leadStore, delivers });
  await app.register((calls) => addCalls(calls, essentials, { redis, blog, accounts, leads }));
  await addBookings(app, essentials, leads, { redis, renderForOne });
  await addAgents(app, {
    ...essentials,
    ...{ findPage, passages, redis, log: logger },
    callsPerMinute: config.agentCallsPerMinute,
    findRevision: blog.findState,
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    const delivered = leads.deliveries.stop(config.shutdownTimeoutMs / 2);
    await closeInOrder(app.server, connections, config.shutdownTimeoutMs);
    await chat.close(config.shutdownTimeoutMs / 2);
    await delivered;
  });
  app.addHook('onClose', async () => leads.leadStore.drain());
  return app;
}
