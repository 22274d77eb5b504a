import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { dayOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { addRateLimit } from '../../plugins/http/rate-limit.ts';
import { runRegularly } from '../../shared/run-regularly.ts';
import type { BookingOutbox } from './demos/booking-change.ts';
import type { BookingLinks } from './demos/booking-links.ts';
import { addBookingRoutes, type BookingPages } from './demos/booking-pages.routes.ts';
import { type BookingStore, createBookingStore } from './demos/bookings.store.ts';
import { addConsentRoutes } from './demos/consent-page.routes.ts';
import type { Consents } from './demos/consents.ts';
import { addDemoSlotsRoute } from './demos/demo-slots.routes.ts';
import { createFreeSlots } from './demos/free-slots.ts';
import { createLeadBookings, type LeadBookings } from './demos/lead-bookings.ts';
import { addFeedRoutes, type FeedRoutes } from './feed/feed.routes.ts';
import { listInvited } from './guests/guests.store.ts';
import type { BusyTimes } from './hosts/busy-times.ts';
import { addHostRoutes } from './hosts/host-page.routes.ts';
import { findDemoHost } from './hosts/hosts-demos.ts';

/**
 * Interval of checks by every process: longest time for which a half-hour stays taken after its time to confirm is
 * over.
 */
const LOOK_MS = 10_000;

/**
 * Frees the half-hours of bookings that were not confirmed in time, and of those that no host can hold, at once and
 * then regularly.
 */
function endUnconfirmedRegularly(
  store: Pick<BookingStore, 'endUnconfirmed' | 'endOffered'>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return runRegularly(
    async () => {
      await store.endUnconfirmed();
      await store.endOffered();
    },
    LOOK_MS,
    onFailure,
  );
}

/**
 * Limit of one network: a calendar program asks a few times an hour, and each answer checks whether a demo has changed.
 */
const FEEDS_PER_MINUTE = 60;
/** Number of days that cover whatever weeks a calendar shows first. */
const DAYS_SHOWN = 42;
/** Greatest age of the free times in the booking page, whose script asks again. */
const SHOW_MS = 15_000;

interface BookingParts {
  links: BookingLinks;
  outbox: BookingOutbox;
  consents: Consents;
  /** Set where emails can lead to this server, so that a booking can be confirmed by one. */
  canConfirm: boolean;
  pages: BookingPages;
  /** Called with the free times from today on, at the start and regularly after that. */
  showDays?: ((days: readonly CalendarDay[], now: Date) => Promise<void>) | undefined;
  feed: Pick<FeedRoutes, 'productName' | 'sender' | 'showNothing'>;
  /** Busy times of hosts by their calendars; by default, none has one. */
  busyTimes?: BusyTimes;
}

/**
 * Adds the calls of half-hours and their seats: the free ones, the pages on which a visitor moves or cancels a demo or
 * withdraws a consent, and the calendar to which an operator subscribes.
 * @returns the bookings that the store of leads uses
 */
export async function addBookings(
  app: FastifyInstance,
  context: AppContext,
  { links, outbox, consents, canConfirm, pages, showDays, feed, busyTimes }: BookingParts,
): Promise<LeadBookings> {
  const { config, database, clock, redis, onRateLimited: onRefused } = context;
  const freeSlots = createFreeSlots(database, { rules: config, clock, busyTimes });
  const store = createBookingStore({
    ...{ database, clock, config, outbox, busyTimes },
    onChanged: freeSlots.forget,
  });
  context.settings.onChange(freeSlots.forget);
  endUnconfirmed(app, context, store);
  if (showDays) {
    whileOpen(app, () =>
      runRegularly(
        async () => {
          const now = clock();
          const today = dayOf(config.office, now);
          await showDays(await freeSlots.listDays(today, laterDate(today, DAYS_SHOWN - 1)), now);
        },
        SHOW_MS,
        (err) => context.logger.warn({ err }, 'the booking page keeps the free times that it has'),
      ),
    );
  }
  await app.register(async (slots) => {
    addRateLimit(slots, { name: 'demo-slots', most: config.calendarsPerMinute, redis, onRefused });
    addDemoSlotsRoute(slots, freeSlots);
  });
  await app.register(async (booking) => {
    addRateLimit(booking, { name: 'bookings', most: () => config.leadsPerMinute, redis, onRefused });
    addBookingRoutes(booking, {
      ...{ store, freeSlots, consents, clock, config, links, pages },
      findHost: (leadId) => findDemoHost(database, leadId),
      findInvited: (leadId) => listInvited(database, leadId),
      productName: feed.productName,
    });
    addHostRoutes(booking, { store, freeSlots, links, pages, clock, config });
    addConsentRoutes(booking, { consents, store, links, pages, clock, config });
  });
  await app.register(async (subscribed) => {
    addRateLimit(subscribed, { name: 'calendar-feed', most: FEEDS_PER_MINUTE, redis, onRefused });
    addFeedRoutes(subscribed, { ...feed, database, clock, config, links });
  });
  return createLeadBookings({ database, clock, rules: config, freeSlots, canConfirm, busyTimes });
}

/** Frees the half-hours of demos that were not confirmed in time. */
function endUnconfirmed(
  app: FastifyInstance,
  { logger }: AppContext,
  store: Parameters<typeof endUnconfirmedRegularly>[0],
): void {
  whileOpen(app, () =>
    endUnconfirmedRegularly(store, (err) => logger.error({ err }, 'unconfirmed demos could not be expired')),
  );
}

/**
 * Runs something from the moment at which the server is ready until it closes.
 * @param start returns the function that ends it
 */
function whileOpen(app: FastifyInstance, start: () => () => Promise<void>): void {
  let stop = async () => {};
  app.addHook('onReady', async () => {
    stop = start();
  });
  app.addHook('preClose', () => stop());
}
