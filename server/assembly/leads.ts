import type { FastifyInstance } from 'fastify';
import { openBookingLinks } from '../modules/bookings/booking-links.ts';
import { addBookingRoutes } from '../modules/bookings/booking-pages.routes.ts';
import { createBookingStore } from '../modules/bookings/bookings.store.ts';
import { createDemoCalendar } from '../modules/bookings/calendar.ts';
import { endUnconfirmedRegularly } from '../modules/bookings/end-unconfirmed.ts';
import { addFeedRoutes } from '../modules/bookings/feed/feed.routes.ts';
import { createLeadBookings } from '../modules/bookings/lead-bookings.ts';
import { createLeadMetrics } from '../modules/leads/leads.metrics.ts';
import { createLeadStore, type LeadStore } from '../modules/leads/leads.store.ts';
import { createDeliveries } from '../modules/notifications/deliveries.ts';
import { mailOrigin, openChannels, senderOf } from '../modules/notifications/open-channels.ts';
import { createBookingPages } from '../modules/site/booking-pages.ts';
import type { RenderedPages } from '../modules/site/on-demand-pages.ts';
import { sendNotFoundPage } from '../modules/site/site.routes.ts';
import { findOrCreateKey } from '../plugins/database/server-keys.ts';
import { hideNetworks } from '../plugins/http/hidden-networks.ts';
import { addRateLimit } from '../plugins/http/rate-limit.ts';
import type { SharedRedis } from '../plugins/http/redis.ts';
import type { Essentials } from './essentials.ts';

/** Of one client address: a calendar program asks a few times an hour, and each answer looks whether a demo has changed. */
const FEEDS_PER_MINUTE = 60;

interface LeadParts {
  /** In place of the durable one. */
  leadStore: LeadStore | undefined;
  /** Whether people are told of leads. */
  delivers: boolean | undefined;
}

/** What becomes of a lead: where it is stored, which half-hour it holds, and who is told of it. */
export async function openLeads(app: FastifyInstance, essentials: Essentials, parts: LeadParts) {
  const { config, database, liveness, site, clock, logger, metrics } = essentials;
  const leadMetrics = createLeadMetrics(metrics.registry);
  const bookingLinks = await openBookingLinks(database, clock);
  const deliveries = createDeliveries({
    ...{ database, clock, liveness },
    channels: parts.delivers
      ? openChannels(config, { productName: site.name, clock, bookingLinks, findPort: () => portOf(app) })
      : [],
    log: logger,
    registry: metrics.registry,
    mostMailsOfHour: config.leadsPerEmailHour,
  });
  const networksKey = Buffer.from(await findOrCreateKey(database, 'login-places'), 'base64url');
  app.addHook('onReady', async () => deliveries.start());
  const calendar = createDemoCalendar(database, { rules: config, clock });
  const bookings = createLeadBookings({
    ...{ database, clock, rules: config, outbox: deliveries.demos, calendar },
    canConfirm: mailOrigin(config) !== undefined,
  });
  const { observeBatch: onBatch } = leadMetrics;
  const leadStore =
    parts.leadStore ?? createLeadStore({ ...config, database, clock, outbox: deliveries, bookings, onBatch });
  return {
    ...{ leadMetrics, bookingLinks, deliveries, calendar, bookings, leadStore },
    hideNetworks: (network: string) => hideNetworks(networksKey, network),
  };
}

export type Leads = Awaited<ReturnType<typeof openLeads>>;

/** The pages on which a visitor moves or cancels a demo, and the calendar to which an operator subscribes. */
export async function addBookings(
  app: FastifyInstance,
  { config, database, site, clock, logger, onRateLimited: onRefused }: Essentials,
  { bookingLinks: links, deliveries, calendar }: Leads,
  { redis, renderForOne }: { redis: SharedRedis | null; renderForOne: RenderedPages['renderForOne'] },
): Promise<void> {
  const store = createBookingStore({
    ...{ database, clock, outbox: deliveries.demos },
    seatsPerSlot: config.demoSeats,
    onChanged: calendar.forget,
  });
  let stopEnding = async () => {};
  app.addHook('onReady', async () => {
    stopEnding = endUnconfirmedRegularly(store, (err) =>
      logger.error({ err }, 'half-hours of demos that were not confirmed could not be freed'),
    );
  });
  app.addHook('preClose', () => stopEnding());
  await app.register(async (pages) => {
    await addRateLimit(pages, { name: 'bookings', most: config.leadsPerMinute, redis, onRefused });
    addBookingRoutes(pages, {
      ...{ store, calendar, clock, config, links },
      pages: createBookingPages(site, renderForOne, config.publicUrl),
    });
  });
  await app.register(async (feed) => {
    await addRateLimit(feed, { name: 'calendar-feed', most: FEEDS_PER_MINUTE, redis, onRefused });
    addFeedRoutes(feed, {
      ...{ database, clock, config, links },
      productName: site.name,
      sender: senderOf(config),
      showNothing: (request, reply) => sendNotFoundPage(site, request, reply),
    });
  });
}

/** Where it listens by now, once it does. */
function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
