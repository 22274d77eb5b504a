import { describe, expect, it, onTestFinished } from 'vitest';
import {
  BEGIN,
  CHANNEL,
  makeChannel,
  makeLine,
  makeTime,
} from '../../../../checks/support/delivery-queue.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import { ChannelWorker } from './channel-worker.ts';
import { createDeliveriesStore } from './deliveries.store.ts';
import { releaseLead, replayDeliveries } from './replay.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DOWN: DeliveryOutcome = { kind: 'failed', problem: 'econnrefused', isTargetDown: true };
const UNWANTED: DeliveryOutcome = { kind: 'failed', problem: 'http_400', isTargetDown: false };

describe.each(engines)('a channel worker on $name', ({ openDatabase }) => {
  async function setUp(parts: Parameters<typeof makeChannel>[0] = {}) {
    const database = await openDatabase();
    const { channel, target } = makeChannel(parts);
    return { database, channel, target, ...makeLine(database, channel) };
  }

  it('delivers each lead once', async () => {
    const { store, worker, target, findDeliveries } = await setUp();
    const leads = await Promise.all(Array.from({ length: 30 }, () => store()));
    await worker.run();
    await worker.run();
    expect(target.sent.map(({ lead }) => lead.id).sort()).toEqual(leads.map(({ id }) => id).sort());
    const rows = await findDeliveries();
    expect(new Set(rows.map(({ state, attempts, lease }) => `${state} ${attempts} ${lease}`))).toEqual(
      new Set(['done 1 null']),
    );
    expect(rows[0]).toMatchObject({ ended_at: BEGIN.toISOString(), last_problem: null });
  });

  it('delivers what was stored, with attribution and context', async () => {
    const { store, worker, target } = await setUp();
    const { id } = await store({ attribution: { utm_source: 'news' }, context: { language: 'en-IN' } });
    await worker.run();
    expect(target.sent).toMatchObject([
      {
        message: 'received',
        lead: {
          id,
          kind: 'contact',
          attribution: { utm_source: 'news' },
          context: { language: 'en-IN' },
          receivedAt: BEGIN,
        },
      },
    ]);
  });

  it('shares the work with a second process, and delivers nothing twice', async () => {
    const { store, worker, makeWorker, target } = await setUp({ atOnce: 4 });
    await Promise.all(Array.from({ length: 40 }, () => store()));
    await Promise.all([worker.run(), makeWorker().run()]);
    await Promise.all([worker.run(), makeWorker().run()]);
    expect(new Set(target.sent.map(({ deliveryId }) => deliveryId)).size).toBe(40);
    expect(target.sent).toHaveLength(40);
  });

  it('retries on the schedule of Standard Webhooks with the same id, and then gives up', async () => {
    const { store, worker, time, target, findDeliveries, events } = await setUp();
    await store();
    target.outcome = UNWANTED;
    await worker.run();
    const hours = [2, 5, 10, 14, 20, 24].map((count) => count * HOUR_MS);
    for (const waitMs of [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, ...hours]) {
      const before = target.sent.length;
      time.pass(waitMs - 1);
      await worker.run();
      expect(target.sent).toHaveLength(before);
      time.pass(1);
      await worker.run();
      expect(target.sent).toHaveLength(before + 1);
    }
    time.pass(100 * DAY_MS);
    await worker.run();
    expect(new Set(target.sent.map(({ deliveryId }) => deliveryId)).size).toBe(1);
    expect(await findDeliveries()).toMatchObject([{ state: 'dead', attempts: 10, last_problem: 'http_400' }]);
    expect(events.at(-1)).toMatchObject({ kind: 'dead', channel: CHANNEL, attempts: 10 });
  });

  it('waits as long as Retry-After asks', async () => {
    const { store, worker, time, target, findDeliveries } = await setUp();
    await store();
    target.outcome = { ...DOWN, retryAfterMs: 40 * SECOND_MS };
    expect(await worker.run()).toBe(10_000);
    time.pass(39_000);
    await worker.run();
    expect(target.sent).toHaveLength(1);
    target.outcome = { kind: 'done' };
    time.pass(1_000);
    await worker.run();
    expect(await findDeliveries()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('gives up one delivery that the target refuses for good, and no other', async () => {
    const { store, worker, target, findDeliveries } = await setUp();
    await Promise.all([store(), store({ email: 'b@example.com' })]);
    target.outcome = ({ lead }) =>
      lead.email === 'b@example.com' ? { kind: 'refused', problem: 'http_410' } : { kind: 'done' };
    await worker.run();
    expect((await findDeliveries()).map(({ state }) => state).sort()).toEqual(['dead', 'done']);
  });

  it('sends one attempt at a time to a target that is down', async () => {
    const { store, runFor, target, events } = await setUp();
    await Promise.all(Array.from({ length: 80 }, () => store()));
    target.outcome = DOWN;
    await runFor(10 * MINUTE_MS);
    // At first all that fit at once, then one every 20 seconds.
    expect(target.sent.length).toBeLessThan(8 + 40);
    expect(events.filter(({ kind }) => kind === 'down')).toHaveLength(1);
  });

  it('delivers the backlog within a minute after the target has recovered', async () => {
    const { store, runFor, target, findDeliveries, events } = await setUp();
    await Promise.all(Array.from({ length: 80 }, () => store()));
    target.outcome = DOWN;
    await runFor(2 * HOUR_MS);
    target.outcome = { kind: 'done' };
    await runFor(MINUTE_MS);
    const rows = await findDeliveries();
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(80);
    expect(events.filter(({ kind }) => kind === 'back')).toHaveLength(1);
  });

  it('does not count probes of a target that is down as attempts', async () => {
    const { store, runFor, target, findDeliveries } = await setUp();
    await store();
    target.outcome = DOWN;
    await runFor(20 * MINUTE_MS);
    expect(target.sent.length).toBeGreaterThan(30);
    // At once, after 5 seconds and after 5 minutes; what comes between neither counts nor puts the next one off.
    const [delivery] = await findDeliveries();
    expect(delivery).toMatchObject({ state: 'due', attempts: 3 });
    expect(Date.parse(delivery?.due_at ?? '')).toBeLessThan(BEGIN.getTime() + 37 * MINUTE_MS);
  });

  it('probes a target that supports it, and sends nothing before its retry is due', async () => {
    let asked = 0;
    let isBack = false;
    const ask = async () => {
      asked += 1;
      return isBack ? ({ kind: 'done' } as const) : DOWN;
    };
    const { store, runFor, target } = await setUp({ recovery: 'ask', ask });
    await store();
    target.outcome = DOWN;
    await runFor(20 * MINUTE_MS);
    expect(asked).toBeGreaterThan(30);
    expect(target.sent.length).toBe(3);
    isBack = true;
    target.outcome = { kind: 'done' };
    await runFor(MINUTE_MS);
    expect(target.sent).toHaveLength(4);
  });

  it('sends no early retry of what may have arrived when the channel cannot detect duplicates', async () => {
    const ask = async () => ({ kind: 'done' }) as const;
    const { store, runFor, target } = await setUp({ recovery: 'ask', ask });
    await Promise.all(Array.from({ length: 5 }, () => store()));
    target.outcome = { ...DOWN, mayHaveArrived: true };
    await runFor(20 * MINUTE_MS);
    // At once, after 5 seconds and after 5 minutes.
    expect(target.sent).toHaveLength(5 * 3);
  });

  it('sends at its start what another process had put off, since the target may have recovered', async () => {
    const { store, worker, makeWorker, target, findDeliveries } = await setUp();
    await store();
    target.outcome = UNWANTED;
    await worker.run();
    target.outcome = { kind: 'done' };
    const next = makeWorker();
    next.probe();
    await next.run();
    expect(await findDeliveries()).toMatchObject([{ state: 'done' }]);
  });

  it('skips a delivery that keeps failing when the target has recovered', async () => {
    const { store, runFor, target, findDeliveries } = await setUp();
    const [{ id: badId }] = await Promise.all([store(), store(), store(), store()]);
    target.outcome = DOWN;
    await runFor(10 * MINUTE_MS);
    target.outcome = ({ lead }) => (lead.id === badId ? UNWANTED : { kind: 'done' });
    await runFor(MINUTE_MS);
    const rows = await findDeliveries();
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(3);
    expect(rows.find(({ lead_id }) => lead_id === badId)).toMatchObject({ state: 'due', attempts: 3 });
  });

  it('takes over the delivery of a process that was killed once the lease has expired', async () => {
    const { store, worker, time, database, target } = await setUp();
    await store();
    await createDeliveriesStore({ database, clock: time.clock }).claim(CHANNEL, 8);
    await worker.run();
    expect(target.sent).toHaveLength(0);
    time.pass(30_000);
    await worker.run();
    expect(target.sent).toHaveLength(1);
  });

  it('rejects the result of a process that was paused until after its lease', async () => {
    const { store, time, database, findDeliveries } = await setUp();
    await store();
    const deliveries = createDeliveriesStore({ database, clock: time.clock });
    const [slow] = await deliveries.claim(CHANNEL, 8);
    time.pass(30_000);
    const [fast] = await deliveries.claim(CHANNEL, 8);
    if (!slow || !fast) throw new Error('not claimed');
    expect(fast.deliveryId).toBe(slow.deliveryId);
    const problem = 'late';
    expect(await deliveries.recordResult({ ...slow, state: 'dead', problem })).toBe(false);
    expect(await findDeliveries()).toMatchObject([{ state: 'due', lease: fast.lease, attempts: 2 }]);
    expect(await deliveries.recordResult({ ...fast, state: 'done', problem: null })).toBe(true);
    expect(await findDeliveries()).toMatchObject([{ state: 'done', lease: null }]);
  });

  it.each([400, -400])('sends no burst when the clock is changed by %i days', async (days) => {
    const { store, runFor, time, target, findDeliveries } = await setUp();
    await Promise.all(Array.from({ length: 100 }, () => store()));
    target.outcome = DOWN;
    await runFor(MINUTE_MS);
    const before = target.sent.length;
    time.set(days * DAY_MS);
    await runFor(10 * MINUTE_MS);
    expect(target.sent.length - before).toBeLessThan(40);
    target.outcome = { kind: 'done' };
    await runFor(MINUTE_MS);
    expect((await findDeliveries()).filter(({ state }) => state === 'done')).toHaveLength(100);
  });

  it('sends within a minute what a clock that ran ahead had planned', async () => {
    const { store, runFor, time, target, findDeliveries } = await setUp();
    time.set(400 * DAY_MS);
    await store();
    time.set(-400 * DAY_MS);
    await runFor(MINUTE_MS);
    expect(target.sent).toHaveLength(1);
    expect(await findDeliveries()).toMatchObject([{ state: 'done' }]);
  });

  it('holds back leads in quarantine until they are released', async () => {
    const { store, worker, database, time, target } = await setUp();
    const { id } = await store({ suspicion: ['trap_filled'] });
    const { id: other } = await store();
    await worker.run();
    expect(target.sent.map(({ lead }) => lead.id)).toEqual([other]);
    expect(await database.selectFrom('leads').select('suspicion').where('id', '=', id).execute()).toEqual([
      { suspicion: '["trap_filled"]' },
    ]);
    const operator = { database, clock: time.clock };
    expect(await releaseLead(operator, other)).toBe(false);
    expect(await releaseLead(operator, id)).toBe(true);
    expect(await releaseLead(operator, id)).toBe(false);
    await worker.run();
    expect(target.sent.map(({ lead }) => lead.id)).toEqual([other, id]);
  });

  it('replays dead deliveries on an operator’s command, with the same id', async () => {
    const { store, runFor, worker, database, time, target, findDeliveries } = await setUp();
    await Promise.all(Array.from({ length: 3 }, () => store()));
    target.outcome = { kind: 'refused', problem: 'http_410' };
    await worker.run();
    const before = target.sent.map(({ deliveryId }) => deliveryId).sort();
    target.outcome = { kind: 'done' };
    const operator = { database, clock: time.clock };
    expect(await replayDeliveries(operator, { channel: 'another' })).toBe(0);
    expect(await replayDeliveries(operator)).toBe(3);
    expect(await replayDeliveries(operator)).toBe(0);
    await runFor(SECOND_MS);
    expect(
      target.sent
        .slice(3)
        .map(({ deliveryId }) => deliveryId)
        .sort(),
    ).toEqual(before);
    expect(new Set((await findDeliveries()).map(({ state }) => state))).toEqual(new Set(['done']));
  });

  it('sends nothing about a lead that was erased', async () => {
    const { store, worker, database, target } = await setUp();
    await store();
    await database.deleteFrom('leads').execute();
    await worker.run();
    expect(target.sent).toEqual([]);
  });
});

describe('a channel worker on SQLite', () => {
  it('respects the rate of its channel', async () => {
    const { channel, target } = makeChannel({ atOnce: 4, perSecond: 10 });
    const { store, runFor } = makeLine(await openTestDatabase(), channel);
    await Promise.all(Array.from({ length: 100 }, () => store()));
    await runFor(2 * SECOND_MS);
    expect(target.sent.length).toBeGreaterThan(15);
    expect(target.sent.length).toBeLessThan(26);
  });

  it('returns an unfinished delivery without counting it when it is stopped', async () => {
    const { channel } = makeChannel({ deliver: () => new Promise(() => {}) });
    const database = await openTestDatabase();
    const { store, worker, findDeliveries } = makeLine(database, channel);
    await store();
    const running = worker.run();
    await expect.poll(async () => (await findDeliveries())[0]?.lease).not.toBeNull();
    await worker.stop(1);
    await running;
    expect(await findDeliveries()).toMatchObject([
      { state: 'due', attempts: 0, lease: null, leased_until: null, due_at: BEGIN.toISOString() },
    ]);
  });

  it('starts nothing that it could not finish within its lease', async () => {
    const time = makeTime();
    const { channel, target } = makeChannel();
    const database = await openTestDatabase();
    const line = makeLine(database, channel, time);
    await line.store();
    const standStill = createDeliveriesStore({ database, clock: time.clock });
    const { claim } = standStill;
    let isFirst = true;
    standStill.claim = async (...args) => {
      const claimed = await claim(...args);
      if (isFirst) time.pass(20_000);
      isFirst = false;
      return claimed;
    };
    const worker = new ChannelWorker({
      channel,
      store: standStill,
      clock: time.clock,
      steady: time.steady,
      slowdown: () => 1,
      random: () => 1,
      onEvent: (event) => void line.events.push(event),
    });
    onTestFinished(() => worker.stop(0));
    await worker.run();
    expect(line.events.map(({ kind }) => kind)).toEqual(['retried', 'delivered']);
    expect(target.sent).toHaveLength(1);
    expect(await line.findDeliveries()).toMatchObject([{ state: 'done', attempts: 1 }]);
  });
});
