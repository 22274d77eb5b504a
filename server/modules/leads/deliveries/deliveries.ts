import type { LeadKind } from 'contract/api-paths.ts';
import type { Registry } from 'prom-client';
import { type DatabaseRole, PRIMARY_DATABASE } from '../../../plugins/database/installation.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { BookingOutbox } from '../../bookings/bookings.queries.ts';
import { VISITOR_EMAIL } from '../channels/email.ts';
import type { ConsentOutbox } from '../intake/consents.ts';
import type { Outbox, PlannedDelivery } from '../intake/outbox.ts';
import { CONFIRM } from './booking-event.ts';
import type { Channel } from './channel.ts';
import { ChannelWorker, type WorkerEvent } from './channel-worker.ts';
import { createConsentOutbox } from './consent-outbox.ts';
import { createDeliveryMetrics } from './deliveries.metrics.ts';
import { createDeliveriesStore } from './deliveries.store.ts';
import { createDemoOutbox, RECEIVED } from './demo-outbox.ts';
import { IntakeRate } from './intake-rate.ts';
import { createReminders } from './reminders.ts';

/** Log of deliveries; nothing of a lead is ever written to it. */
export interface DeliveryLog {
  debug: (fields: object, line: string) => void;
  info: (fields: object, line: string) => void;
  warn: (fields: object, line: string) => void;
  error: (fields: object, line: string) => void;
}

export interface DeliveriesParts {
  database: Database;
  clock: Clock;
  channels: readonly Channel[];
  log: DeliveryLog;
  registry: Registry;
  /** A copy of the live database sends nothing. */
  databaseRole?: DatabaseRole;
  /** Emails an hour to one address that visitors may set off; without it, any number. */
  mostMailsOfHour?: number;
}

/** Sends leads to people and programs, and retries until each has the message or is given up. */
export interface Deliveries extends Outbox {
  /** Takes the changes of bookings. */
  demos: BookingOutbox;
  /** Takes withdrawn consents. */
  consents: ConsentOutbox;
  /** Takes up what is due, whichever process stored it. */
  start: () => void;
  /** Gives back what does not end in time, for the next process to take up. */
  stop: (timeoutMs: number) => Promise<void>;
  /** Sends by other channels from now on; what the earlier ones are sending ends, or is given back. */
  replaceChannels: (channels: readonly Channel[], timeoutMs: number) => Promise<void>;
}

/** A database that does not answer is asked again after so long. */
const AFTER_FAILURE_MS = 5_000;
/** Interval at which a copy checks whether it was confirmed to be live. */
const QUIET_MS = 2_000;
/** Messages stored within this time wake the channels once, together; the delay is too short to notice. */
const GATHER_MS = 20;

/** Creates the deliveries, which begin with `start`. */
export function createDeliveries(parts: DeliveriesParts): Deliveries {
  const { database, clock, log, registry, databaseRole = PRIMARY_DATABASE } = parts;
  const { mostMailsOfHour = Number.POSITIVE_INFINITY } = parts;
  const store = createDeliveriesStore({ database, clock });
  const metrics = createDeliveryMetrics({ registry, database, clock });
  const onEvent = (event: WorkerEvent) => {
    metrics.observe(event);
    logEvent(log, event);
  };
  const steady = () => performance.now();
  const intake = new IntakeRate(steady);
  const slowdown = () => intake.slowdown;
  const shared = { store, clock, steady, slowdown, random: Math.random, onEvent };
  const open = (channels: readonly Channel[]) => ({
    channels,
    ...planFor(channels),
    runners: channels.map((channel) =>
      runInTurns(new ChannelWorker({ channel, ...shared }), databaseRole, (err) =>
        log.error({ err, channel: channel.name }, 'due deliveries could not be read'),
      ),
    ),
  });
  let current = open(parts.channels);
  let isStarted = false;

  const reminders = createReminders({
    ...{ database, clock, databaseRole, mostMailsOfHour },
    onPlanned: wakeAll,
    onFailure: (err) => log.error({ err }, 'due reminders could not be read'),
  });
  const canRemind = parts.channels.some(({ name }) => name === VISITOR_EMAIL);

  let gathering: NodeJS.Timeout | undefined;

  function wakeAll(): void {
    for (const { wake } of current.runners) wake();
  }

  function wakeSoon(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      wakeAll();
    }, GATHER_MS).unref();
  }

  async function close({ channels, runners }: typeof current, timeoutMs: number): Promise<void> {
    await Promise.all(runners.map(({ stop }) => stop(timeoutMs)));
    await store.drain();
    for (const { close: end } of channels) end?.();
  }

  return {
    plan: (_kind: LeadKind, isUnconfirmed) => (isUnconfirmed ? current.plannedUnconfirmed : current.planned),
    mostMailsOfHour,
    wake: () => {
      intake.note();
      wakeSoon();
    },
    demos: createDemoOutbox(wakeSoon, mostMailsOfHour),
    consents: createConsentOutbox(wakeSoon),
    start: () => {
      isStarted = true;
      for (const { start } of current.runners) start();
      if (canRemind) reminders.start();
    },
    stop: async (timeoutMs) => {
      isStarted = false;
      clearTimeout(gathering);
      await reminders.stop();
      await close(current, timeoutMs);
    },
    replaceChannels: async (channels, timeoutMs) => {
      const before = current;
      current = open(channels);
      if (isStarted) for (const { start } of current.runners) start();
      await close(before, timeoutMs);
    },
  };
}

/** Plans the deliveries of each lead: a message by each channel for the team, and one for the visitor. */
function planFor(channels: readonly Channel[]) {
  const planned = channels
    .filter(({ isForHost, isForGuest, isForDesk }) => !isForHost && !isForGuest && !isForDesk)
    .map(
      ({ name }): PlannedDelivery => ({
        channel: name,
        message: RECEIVED,
        isForVisitor: name === VISITOR_EMAIL,
      }),
    );
  const plannedUnconfirmed: readonly PlannedDelivery[] = [
    ...planned.map((each) => ({ ...each, waits: true })),
    ...planned
      .filter(({ channel }) => channel === VISITOR_EMAIL)
      .map((each) => ({ ...each, message: CONFIRM, asksToConfirm: true })),
  ];
  return { planned, plannedUnconfirmed };
}

/** Runs a worker whenever something may be due, never twice at once. */
function runInTurns(worker: ChannelWorker, databaseRole: DatabaseRole, onFailure: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStarted = false;
  let isWoken = false;

  async function runIfLive(): Promise<number> {
    return (await databaseRole.findCopyReason()) === undefined ? worker.run() : QUIET_MS;
  }

  function run(): void {
    clearTimeout(timer);
    isWoken = false;
    running ??= runIfLive()
      .catch((error: unknown) => {
        onFailure(error);
        return AFTER_FAILURE_MS;
      })
      .then((pauseMs) => {
        running = undefined;
        // Woken after the worker had looked for the last time: it may have missed what that was about.
        if (isStarted) timer = setTimeout(run, isWoken ? 0 : pauseMs).unref();
      });
  }

  return {
    wake: () => {
      if (!isStarted) return;
      if (!running) return run();
      isWoken = true;
      worker.wake();
    },
    start: () => {
      isStarted = true;
      worker.probe();
      run();
    },
    stop: async (timeoutMs: number) => {
      isStarted = false;
      clearTimeout(timer);
      await worker.stop(timeoutMs);
      worker.wake();
      await running;
    },
  };
}

function logEvent(log: DeliveryLog, { kind, ...fields }: WorkerEvent): void {
  if (kind === 'delivered') log.debug(fields, 'a message was delivered');
  if (kind === 'retried') log.info(fields, 'a delivery failed, and is retried');
  if (kind === 'dead') log.error(fields, 'a delivery was given up: npm run leads -- replay');
  if (kind === 'dropped') log.info(fields, 'a message about a demo was superseded, and is not sent');
  if (kind === 'down') log.warn(fields, 'a target of deliveries is down');
  if (kind === 'back') log.info(fields, 'a target of deliveries has recovered');
  if (kind === 'unsettled') log.error(fields, 'the result of a delivery could not be stored');
}
