import { dayOf, slotsOf } from 'contract/bookings/office.ts';
import { bookingPath } from 'contract/site/addresses.ts';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { AppContext } from '../../../plugins/app-context.ts';
import { mailOrigin } from '../../../plugins/mail/sender.ts';
import { runRegularly } from '../../../shared/run-regularly.ts';
import type { BookingOutbox } from '../demos/booking-change.ts';
import type { BookingLinks } from '../demos/booking-links.ts';
import { type BookingStore, createBookingStore } from '../demos/bookings.store.ts';
import { createFreeSlots } from '../demos/free-slots.ts';
import type { BusyTimes } from '../hosts/busy-times.ts';
import type { AskedHost } from '../hosts/host-changes.ts';
import { releaseDemo } from '../hosts/release-demo.ts';
import { type CalendarMemory, createCalendarMemory } from './busy-times.ts';
import { type ReaderEvent, type ReaderParts, readDueCalendars } from './calendar-reader.ts';
import { completeConfirmations } from './demos/complete-confirmations.ts';
import { hastenChanged } from './demos/demos.store.ts';
import { type SyncDemosParts, syncDemos } from './demos/sync-demos.ts';

/** Interval of checks which calendars are due, and whether any were read. */
const LOOK_MS = 5_000;
/** Readings at once: a slow calendar delays neither another one nor demos that wait for a confirmation. */
const READINGS_AT_ONCE = 2;

interface CalendarParts {
  links: Pick<BookingLinks, 'makeToken'>;
  outbox: BookingOutbox;
  productName: string;
}

/** Reads the calendars of hosts, and writes their demos to them, while the server is ready. Returns the busy times. */
export function addCalendars(
  app: FastifyInstance,
  context: AppContext,
  { links, outbox, productName }: CalendarParts,
): BusyTimes {
  const { database, clock, config, databaseRole, logger } = context;
  const memory = createCalendarMemory(database);
  const stopping = new AbortController();
  addGauge(context, memory);
  const changes = applyCalendarEdits(context, { outbox, busyTimes: memory });
  const demoParts: SyncDemosParts = {
    ...{ database, productName, ...changes },
    get meetingUrl() {
      return config.demoMeetingUrl;
    },
    async findManageUrl(leadId) {
      const origin = mailOrigin(config);
      return origin && origin + bookingPath(await links.makeToken(leadId));
    },
  };
  const parts: ReaderParts = {
    ...{ database, clock },
    get horizonDays() {
      return config.demoHorizonDays;
    },
    onEvent: (event) => logEvent(context, event),
    syncDemos: (opened, found, at) => syncDemos(demoParts, opened, found, at),
  };

  /** Demos may wait for a confirmation after the last calendar was removed. */
  let isUsed = false;

  /**
   * Reports whether servers of calendars may be asked: a copy of the live database asks none with the passwords of
   * hosts.
   */
  async function mayAsk(): Promise<boolean> {
    isUsed ||= memory.hasCalendars();
    return isUsed && (await databaseRole.findCopyReason()) === undefined;
  }

  /** Last refresh. Each one waits for the one before it, so that an older one never ends after a newer one. */
  let refreshed: Promise<unknown> = Promise.resolve();
  function refresh(): Promise<unknown> {
    refreshed = refreshed.catch(() => {}).then(() => memory.refresh(clock()));
    return refreshed;
  }

  async function look(): Promise<void> {
    await refresh();
    if (!(await mayAsk())) return;
    await hastenChanged(database, clock());
    await completeConfirmations({ database, busyTimes: memory, ...changes }, clock());
  }

  async function read(): Promise<void> {
    if (!(await mayAsk())) return;
    if ((await readDueCalendars(parts, stopping.signal)) > 0) await refresh();
  }

  const stops: (() => Promise<void>)[] = [];
  app.addHook('onReady', async () => {
    // The first answer already includes busy times that were read before.
    await refresh().catch((err) => logger.error({ err }, 'calendars could not be loaded'));
    const work = [look, ...Array.from({ length: READINGS_AT_ONCE }, () => read)];
    const onFailure = (err: unknown) => logger.error({ err }, 'calendars could not be looked at');
    stops.push(...work.map((each) => runRegularly(each, LOOK_MS, onFailure)));
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  });
  return memory;
}

function addGauge({ metrics, clock }: AppContext, memory: CalendarMemory): void {
  new Gauge({
    name: 'host_calendars',
    help: 'Calendars of hosts by state: good, failing (its last copy still counts), stale',
    labelNames: ['state'],
    registers: [metrics.registry],
    collect() {
      for (const [state, count] of Object.entries(memory.count(clock()))) this.set({ state }, count);
    },
  });
}

/** Logs an event, without any address. */
function logEvent({ logger }: AppContext, { kind, ...fields }: ReaderEvent): void {
  if (kind === 'failed') logger.warn(fields, 'a calendar could not be read');
  if (kind === 'back') logger.info(fields, 'a calendar can be read again');
  if (kind === 'partly_read') logger.warn(fields, 'events of a calendar could not be read');
  if (kind === 'demos_failed') logger.warn(fields, 'demos could not be written to a calendar');
}

/** Reactions to a demo that its host moves or deletes in the calendar, and to one that a host does not confirm. */
interface HostChanges extends Pick<SyncDemosParts, 'onMoved' | 'onDeleted'> {
  /** Gives the demo to another host, or else offers its visitor other times. */
  release: (leadId: string, asked?: AskedHost) => Promise<void>;
  store: BookingStore;
}

/**
 * Follows hosts: a demo that was moved to a time that can be booked is moved, as if sales had done it. Otherwise
 * another host gets it at the same time; where no one else is free, its visitor is offered the nearest free times.
 */
export function applyCalendarEdits(
  { config, database, clock }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { outbox, busyTimes }: { outbox: BookingOutbox; busyTimes: BusyTimes },
): HostChanges {
  const store = createBookingStore({ database, clock, config, outbox, busyTimes });
  const freeSlots = createFreeSlots(database, { rules: config, clock, busyTimes });
  const { office } = config;

  const release = (leadId: string, asked?: AskedHost) => releaseDemo({ store, freeSlots }, leadId, asked);

  return {
    release,
    store,
    async onMoved(leadId, start) {
      const isSlot = slotsOf(office, dayOf(office, start)).some(
        (slot) => slot.start.getTime() === start.getTime(),
      );
      const outcome = isSlot && start > clock() ? await store.move(leadId, start) : undefined;
      if (outcome?.kind !== 'done') await release(leadId);
    },
    onDeleted: (leadId) => release(leadId),
  };
}
