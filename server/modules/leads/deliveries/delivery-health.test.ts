import { describe, expect, it } from 'vitest';
import { BEGIN, CHANNEL, makeChannel, makeLine } from '../../../../checks/support/delivery-queue.ts';
import { engines } from '../../../../checks/support/engines.ts';
import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import { findChannelHealth, findGivenUp } from './delivery-health.ts';
import { replayDeliveries } from './replay.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DOWN: DeliveryOutcome = { kind: 'failed', problem: 'http_500', isTargetDown: true };
const UNWANTED: DeliveryOutcome = { kind: 'failed', problem: 'http_422', isTargetDown: false };

describe.each(engines)('findChannelFacts and findGivenUp on $name', ({ openDatabase }) => {
  async function setUp() {
    const database = await openDatabase();
    const { channel, target } = makeChannel({ recovery: 'wait' });
    const line = makeLine(database, channel);
    const findFact = async () => (await findChannelHealth(database, [CHANNEL], line.time.clock()))[0];
    return { database, target, ...line, findFact };
  }

  it('reports no failure while messages arrive or none were sent', async () => {
    const { store, worker, findFact } = await setUp();
    expect(await findFact()).toEqual({ channel: CHANNEL });
    await store();
    expect(await findFact()).toEqual({ channel: CHANNEL });
    await worker.run();
    expect(await findFact()).toEqual({ channel: CHANNEL });
  });

  it('reports since when nothing arrives, until something does', async () => {
    const { store, time, runFor, target, findFact } = await setUp();
    await store();
    await runFor(MINUTE_MS);
    target.outcome = DOWN;
    const since = time.clock();
    await store();
    await runFor(20 * MINUTE_MS);
    await store();
    await runFor(MINUTE_MS);
    expect(await findFact()).toEqual({ channel: CHANNEL, failingSince: since, problem: 'http_500' });
    target.outcome = { kind: 'done' };
    await runFor(60 * MINUTE_MS);
    expect(await findFact()).toEqual({ channel: CHANNEL });
  });

  it('reports no failure when one message fails while later ones arrive', async () => {
    const { store, runFor, target, findFact } = await setUp();
    const { id } = await store();
    target.outcome = ({ lead }) => (lead.id === id ? UNWANTED : { kind: 'done' });
    await runFor(20 * MINUTE_MS);
    expect(await findFact()).toMatchObject({ failingSince: BEGIN });
    await store();
    await runFor(MINUTE_MS);
    expect(await findFact()).toEqual({ channel: CHANNEL });
  });

  it('counts dead deliveries of the last day, without those that are retried', async () => {
    const { database, store, time, runFor, target } = await setUp();
    await store();
    target.outcome = { kind: 'refused', problem: 'http_410' };
    await runFor(MINUTE_MS);
    expect(await findGivenUp(database, time.clock())).toEqual([
      { channel: CHANNEL, count: 1, problem: 'http_410' },
    ]);
    expect(await findGivenUp(database, new Date(time.clock().getTime() + DAY_MS))).toEqual([]);
    await replayDeliveries({ database, clock: time.clock });
    expect(await findGivenUp(database, time.clock())).toEqual([]);
  });
});
