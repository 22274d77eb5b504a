import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { addAccountRoutes } from './accounts/accounts.routes.ts';
import type { Accounts } from './accounts/accounts.ts';
import { addBlogRoutes } from './blog/blog.routes.ts';
import type { BlogStore } from './blog/blog.store.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { addLeadRoutes } from './leads/leads.routes.ts';
import type { LeadStore } from './leads/leads.store.ts';
import { allowSite } from './web/cross-origin.ts';
import type { Metrics } from './web/metrics.ts';
import { addRateLimit } from './web/rate-limit.ts';

interface Calls {
  config: Config;
  clock: Clock;
  redis: Redis | null;
  metrics: Metrics;
  blog: BlogStore;
  accounts: Accounts;
  leadStore: LeadStore;
}

/** Every address under `/authms`; the site may call them from its own origin, and each kind has its limits. */
export async function addCalls(app: FastifyInstance, parts: Calls): Promise<void> {
  const { config, clock, redis, metrics, blog, accounts, leadStore } = parts;
  if (config.publicUrl) await allowSite(app, config.publicUrl);
  addBlogRoutes(app, blog);
  await app.register((scope) =>
    addAccountRoutes(scope, { ...config, accounts, redis, onRefused: metrics.countRefused }),
  );
  await app.register(async (scope) => {
    await addRateLimit(scope, {
      name: 'leads',
      most: config.leadsPerMinute,
      redis,
      onRefused: () => metrics.countRefused('rate_limited'),
    });
    addLeadRoutes(scope, {
      store: leadStore,
      clock,
      publicUrl: config.publicUrl,
      onStored: metrics.countLead,
    });
  });
}
