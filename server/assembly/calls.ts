import type { FastifyInstance } from 'fastify';
import { addAccountRoutes } from '../modules/accounts/accounts.routes.ts';
import type { Accounts } from '../modules/accounts/accounts.ts';
import { addBlogRoutes } from '../modules/blog/blog.routes.ts';
import type { BlogStore } from '../modules/blog/blog.store.ts';
import { addDemoSlotsRoute } from '../modules/bookings/demo-slots.routes.ts';
import { createLeadGuard } from '../modules/leads/lead-guard.ts';
import { addLeadRoutes, mayRepeat } from '../modules/leads/leads.routes.ts';
import { addRateLimit } from '../plugins/http/rate-limit.ts';
import type { SharedRedis } from '../plugins/http/redis.ts';
import type { Essentials } from './essentials.ts';
import type { Leads } from './leads.ts';

interface CallParts {
  redis: SharedRedis | null;
  blog: BlogStore;
  accounts: Accounts;
  leads: Leads;
}

/** Of one network: a person who turns over the months of a year makes a dozen. */
const CALENDARS_PER_MINUTE = 600;

/** Every address under `/authms`, each kind with its limits. */
export async function addCalls(
  app: FastifyInstance,
  { config, database, site, clock, metrics, origins, onRateLimited: onRefused }: Essentials,
  { redis, blog, accounts, leads }: CallParts,
): Promise<void> {
  const { leadMetrics, leadStore, bookings, bookingLinks, calendar, hideNetworks } = leads;
  addBlogRoutes(app, blog, onRefused);
  await app.register(async (scope) => {
    await addRateLimit(scope, { name: 'demo-slots', most: CALENDARS_PER_MINUTE, redis, onRefused });
    addDemoSlotsRoute(scope, calendar);
  });
  await app.register((scope) =>
    addAccountRoutes(scope, { ...config, accounts, redis, onRefused: metrics.countRefused }),
  );
  await app.register(async (scope) => {
    await addRateLimit(scope, { name: 'leads', most: config.leadsPerMinute, redis, mayRepeat, onRefused });
    addLeadRoutes(scope, {
      store: leadStore,
      guard: createLeadGuard({
        ...config,
        database,
        clock,
        redis,
        onProofAsked: () => metrics.countRefused('proof_required'),
      }),
      clock,
      publicUrl: config.publicUrl,
      origins,
      productName: site.name,
      bookings,
      links: bookingLinks,
      hideNetworks,
      onStored: (kind, outcome, suspicion) => {
        leadMetrics.countLead(kind, outcome);
        leadMetrics.countSuspicions(suspicion);
      },
    });
  });
}
