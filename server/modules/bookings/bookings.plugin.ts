import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { addRateLimit } from '../../plugins/http/rate-limit.ts';
import type { BookingOutbox } from './booking-change.ts';
import type { BookingLinks } from './booking-links.ts';
import { addBookingRoutes, type BookingPages } from './booking-pages.routes.ts';
import { createBookingStore } from './bookings.store.ts';
import { addConsentRoutes } from './consent-page.routes.ts';
import type { Consents } from './consents.ts';
import { addDemoSlotsRoute } from './demo-slots.routes.ts';
import { endUnconfirmedRegularly } from './end-unconfirmed.ts';
import { addFeedRoutes, type FeedRoutes } from './feed/feed.routes.ts';
import { createFreeSlots } from './free-slots.ts';
import { createLeadBookings, type LeadBookings } from './lead-bookings.ts';

/** Of one network: a person who turns over the months of a year makes a dozen. */
const CALENDARS_PER_MINUTE = 600;
/** Of one network: a calendar program asks a few times an hour, and each answer looks whether a demo has changed. */
const FEEDS_PER_MINUTE = 60;

interface BookingParts {
  links: BookingLinks;
  outbox: BookingOutbox;
  consents: Consents;
  /** Whether emails can lead to this server, so that a booking can be confirmed by one. */
  canConfirm: boolean;
  pages: BookingPages;
  feed: Pick<FeedRoutes, 'productName' | 'sender' | 'showNothing'>;
}

/**
 * Half-hours and their seats: which are free, the pages on which a visitor moves or cancels a demo
 * or withdraws a consent, and the calendar to
 * which an operator subscribes.
 * @returns what the store of leads books with
 */
export async function addBookings(
  app: FastifyInstance,
  context: AppContext,
  { links, outbox, consents, canConfirm, pages, feed }: BookingParts,
): Promise<LeadBookings> {
  const { config, database, clock, redis, onRateLimited: onRefused } = context;
  const freeSlots = createFreeSlots(database, { rules: config, clock });
  const store = createBookingStore({
    ...{ database, clock, outbox },
    seatsPerSlot: config.demoSeats,
    onChanged: freeSlots.forget,
  });
  endUnconfirmed(app, context, store);
  await app.register(async (slots) => {
    addRateLimit(slots, { name: 'demo-slots', most: CALENDARS_PER_MINUTE, redis, onRefused });
    addDemoSlotsRoute(slots, freeSlots);
  });
  await app.register(async (booking) => {
    addRateLimit(booking, { name: 'bookings', most: config.leadsPerMinute, redis, onRefused });
    addBookingRoutes(booking, {
      ...{ store, freeSlots, consents, clock, config, links, pages },
      productName: feed.productName,
    });
    addConsentRoutes(booking, { consents, store, links, pages, clock, config });
  });
  await app.register(async (subscribed) => {
    addRateLimit(subscribed, { name: 'calendar-feed', most: FEEDS_PER_MINUTE, redis, onRefused });
    addFeedRoutes(subscribed, { ...feed, database, clock, config, links });
  });
  return createLeadBookings({ database, clock, rules: config, freeSlots, canConfirm });
}

/** Frees the half-hours of demos that were not confirmed in time. */
function endUnconfirmed(
  app: FastifyInstance,
  { logger }: AppContext,
  store: Parameters<typeof endUnconfirmedRegularly>[0],
): void {
  let stopEnding = async () => {};
  app.addHook('onReady', async () => {
    stopEnding = endUnconfirmedRegularly(store, (err) =>
      logger.error({ err }, 'unconfirmed demos could not be expired'),
    );
  });
  app.addHook('preClose', () => stopEnding());
}
