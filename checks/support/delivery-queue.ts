import type { Channel, LeadMessage } from '../../server/modules/leads/deliveries/channel.ts';
import { ChannelWorker, type WorkerEvent } from '../../server/modules/leads/deliveries/channel-worker.ts';
import { createDeliveriesStore } from '../../server/modules/leads/deliveries/deliveries.store.ts';
import type { NewLead } from '../../server/modules/leads/intake/lead-statements.ts';
import { createLeadStore } from '../../server/modules/leads/intake/leads.store.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import type { DeliveryOutcome } from '../../server/plugins/mail/mailer.ts';
import { GOOD_BODIES } from './lead-bodies.ts';

export const BEGIN = new Date('2026-03-10T06:30:00.000Z');
export const CHANNEL = 'test';

/** A clock that a test moves; both faces of it, unless the one on the wall is set. */
export function makeTime() {
  let passedMs = 0;
  let setByMs = 0;
  return {
    clock: () => new Date(BEGIN.getTime() + passedMs + setByMs),
    steady: () => passedMs,
    pass: (ms: number) => {
      passedMs += ms;
    },
    /** Sets the wall clock. */
    set: (ms: number) => {
      setByMs += ms;
    },
  };
}

export type Time = ReturnType<typeof makeTime>;

/** A target that does what the test says. */
export function makeChannel(parts: Partial<Channel> = {}) {
  const sent: LeadMessage[] = [];
  const target = {
    sent,
    outcome: { kind: 'done' } as DeliveryOutcome | ((message: LeadMessage) => DeliveryOutcome),
  };
  const channel: Channel = {
    name: CHANNEL,
    atOnce: 8,
    perSecond: Number.POSITIVE_INFINITY,
    recovery: 'send',
    deliver: async (message) => {
      sent.push(message);
      return typeof target.outcome === 'function' ? target.outcome(message) : target.outcome;
    },
    ...parts,
  };
  return { channel, target };
}

/** A line of deliveries, from stored leads to a channel, whose time the test moves. */
export function makeLine(database: Database, channel: Channel, time = makeTime()) {
  const events: WorkerEvent[] = [];
  const makeWorker = () =>
    new ChannelWorker({
      channel,
      store: createDeliveriesStore({ database, clock: time.clock }),
      clock: time.clock,
      steady: time.steady,
      slowdown: () => 1,
      random: () => 1,
      onEvent: (event) => void events.push(event),
    });
  const leads = createLeadStore({
    database,
    clock: time.clock,
    idempotencyHours: 24,
    outbox: { plan: () => [{ channel: channel.name, message: 'received' }], wake: () => {} },
  });
  const worker = makeWorker();
  return {
    time,
    events,
    worker,
    makeWorker,
    store: (parts: Partial<NewLead> = {}) =>
      leads.insertLead({
        kind: 'contact',
        email: 'asha@example.com',
        body: GOOD_BODIES.contact,
        ...parts,
      }),
    findDeliveries: () => database.selectFrom('lead_deliveries').selectAll().orderBy('id').execute(),
    /** Looks whenever the worker wants to, until so much time has passed. */
    async runFor(ms: number) {
      const end = time.steady() + ms;
      for (;;) {
        const pauseMs = await worker.run();
        if (time.steady() + pauseMs > end) break;
        time.pass(pauseMs);
      }
      time.pass(end - time.steady());
    },
  };
}
