import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import type { Database } from '../../plugins/database/schema.ts';
import { findOrCreateKey } from '../../plugins/database/server-keys.ts';
import { hideNetworks } from '../../plugins/http/client-network.ts';
import { addRateLimit } from '../../plugins/http/rate-limit.ts';
import type { BookingLinks, LeadBookings } from '../bookings/bookings.queries.ts';
import { mayRepeat } from './intake/idempotency.ts';
import { createLeadMetrics } from './intake/leads.metrics.ts';
import { addLeadRoutes } from './intake/leads.routes.ts';
import { createLeadStore, type LeadStore } from './intake/leads.store.ts';
import type { Outbox } from './intake/outbox.ts';
import { createScreening } from './intake/screening.ts';

/** Gives new requests to colleagues. */
export interface Turns {
  give: (leadId: string) => void;
  /** Resolves once none waits to be given. */
  drain: () => Promise<void>;
}

interface LeadParts {
  productName: string;
  outbox: Outbox;
  bookings: LeadBookings;
  links: BookingLinks;
  /** Replacement of the durable store, for measurements. */
  leadStore: LeadStore | undefined;
  turns: Turns | undefined;
}

/**
 * The intake: every form, from its call to its row on disk.
 * @returns stores what the team books for others, as part of a transaction
 */
export async function addLeads(
  app: FastifyInstance,
  { config, database, clock, metrics, redis, origins, onRateLimited: onRefused }: AppContext,
  { productName, outbox, bookings, links, leadStore, turns }: LeadParts,
): Promise<(transaction: Database) => LeadStore> {
  const leadMetrics = createLeadMetrics(metrics.registry);
  const { observeBatch: onBatch } = leadMetrics;
  const openStore = (where: Database) =>
    createLeadStore({ ...{ ...config, database: where }, ...{ clock, outbox, bookings, onBatch } });
  const store = leadStore ?? openStore(database);
  const networksKey = Buffer.from(await findOrCreateKey(database, 'login-places'), 'base64url');
  app.addHook('onClose', async () => {
    await store.drain();
    await turns?.drain();
  });
  await app.register(async (scope) => {
    addRateLimit(scope, { name: 'leads', most: () => config.leadsPerMinute, redis, mayRepeat, onRefused });
    addLeadRoutes(scope, {
      store,
      office: config.office,
      screen: createScreening(redis, config.leadsPerEmailHour),
      ...{ clock, origins, productName, bookings, links },
      publicUrl: config.publicUrl,
      hideNetworks: (network) => hideNetworks(networksKey, network),
      onStored: ({ id, kind, outcome, suspicion }) => {
        leadMetrics.countLead(kind, outcome);
        leadMetrics.countSuspicions(suspicion);
        if (outcome === 'stored') turns?.give(id);
      },
    });
  });
  return openStore;
}
