import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { BEGIN, CHANNEL, makeChannel, makeLine } from '../../../../checks/support/delivery-queue.ts';
import { engines } from '../../../../checks/support/engines.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { DeliveryOutcome } from '../../../plugins/mail/mailer.ts';
import type { BookingChange } from '../../bookings/demos/booking-change.ts';
import { VISITOR_EMAIL } from '../channels/email.ts';
import type { Channel } from './channel.ts';
import { createDeliveriesStore } from './deliveries.store.ts';
import { createDemoOutbox } from './demo-outbox.ts';
import { planReminders } from './reminders.ts';
import { releaseLead } from './replay.ts';

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const START = new Date('2026-03-12T02:30:00Z');
const LATER = new Date('2026-03-13T02:30:00Z');
const HALF_SENT: DeliveryOutcome = {
  kind: 'failed',
  problem: 'timeout',
  isTargetDown: false,
  mayHaveArrived: true,
};
const NOT_SENT: DeliveryOutcome = { kind: 'failed', problem: 'econnrefused', isTargetDown: false };

/** Makes the change as the bookings do: the row and its notifications in one transaction. */
async function change(
  database: Database,
  parts: Partial<BookingChange> & Pick<BookingChange, 'leadId' | 'sequence'>,
) {
  const start = parts.start ?? LATER;
  const made: BookingChange = {
    kind: 'moved',
    start,
    end: new Date(start.getTime() + 30 * MINUTE_MS),
    isHeldBack: false,
    at: BEGIN,
    ...(parts.kind !== 'cancelled' && { previousStart: START }),
    ...parts,
  };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('bookings')
      .set({
        starts_at: made.start.toISOString(),
        sequence: made.sequence,
        changed_at: made.at.toISOString(),
        ...(made.kind === 'cancelled' && { state: 'cancelled' as const }),
      })
      .where('lead_id', '=', made.leadId)
      .execute();
    await createDemoOutbox(() => {}).record(transaction, [made]);
  });
}

async function insertBooking(database: Database, leadId: string, start: Date) {
  await database
    .insertInto('bookings')
    .values({
      ...{ lead_id: leadId, starts_at: start.toISOString() },
      ends_at: new Date(start.getTime() + HALF_HOUR_MS).toISOString(),
      ...{ sequence: 0, state: 'held', changed_at: BEGIN.toISOString() },
    })
    .execute();
}

const namesOf = (sent: readonly { message: string }[]) => sent.map(({ message }) => message);

describe.each(engines)('the message about a changed demo, on $name,', ({ openDatabase }) => {
  async function setUp(parts: Partial<Channel> = { tellsLatestOnly: true }) {
    const database = await openDatabase();
    const { channel, target } = makeChannel(parts);
    const line = makeLine(database, channel);
    const findStates = async () =>
      (await line.findDeliveries()).map(({ message, state }) => `${message} ${state}`).sort();
    return { database, channel, target, ...line, findStates };
  }

  it('sends each change once to every channel that got the request', async () => {
    const { database, worker, target, findStates } = await setUp();
    const leadId = await storeDemo(database, { start: START, told: [CHANNEL, 'another'] });
    await change(database, { leadId, sequence: 1 });
    // A transaction whose commit broke off is tried again.
    await change(database, { leadId, sequence: 1 });
    await worker.run();
    await worker.run();
    expect(target.sent).toMatchObject([
      {
        message: 'moved.1',
        lead: { id: leadId },
        bookingEvent: { occasion: 'moved', sequence: 1, start: LATER, previousStart: START, at: BEGIN },
      },
    ]);
    expect(await findStates()).toEqual(['moved.1 done', 'moved.1 due', 'received done', 'received done']);
  });

  it('stores no message when the transaction of the change fails', async () => {
    const { database, findStates } = await setUp();
    const leadId = await storeDemo(database, { start: START, told: [CHANNEL] });
    const failing = database.transaction().execute(async (transaction) => {
      const bookingEvent = {
        kind: 'moved',
        leadId,
        sequence: 1,
        start: LATER,
        end: LATER,
        previousStart: START,
      } as const;
      await createDemoOutbox(() => {}).record(transaction, [
        { ...bookingEvent, isHeldBack: false, at: BEGIN },
      ]);
      throw new Error('no seat');
    });
    await expect(failing).rejects.toThrow('no seat');
    expect(await findStates()).toEqual(['received done']);
  });

  it('sends only the latest change on channels for people, and drops superseded ones', async () => {
    const { store, database, worker, target, findStates } = await setUp();
    const { id: leadId } = await store({ kind: 'demo' });
    await database
      .insertInto('bookings')
      .values({ lead_id: leadId, starts_at: '', ends_at: '', sequence: 0, state: 'held', changed_at: '' })
      .execute();
    await change(database, { leadId, sequence: 1 });
    await change(database, { leadId, sequence: 2, start: START });
    await worker.run();
    expect(namesOf(target.sent)).toEqual(['moved.2']);
    expect(await findStates()).toEqual(['moved.1 dropped', 'moved.2 done', 'received dropped']);
  });

  it('drops the message for the visitor once the demo is over, and still sends it to the team', async () => {
    const down: DeliveryOutcome = { kind: 'failed', problem: 'eauth 535', isTargetDown: true };
    const start = new Date(BEGIN.getTime() + HOUR_MS);
    for (const isForVisitor of [true, false]) {
      let isAway = true;
      const ask = async (): Promise<DeliveryOutcome> => (isAway ? down : { kind: 'done' });
      const { store, database, target, runFor, findStates } = await setUp({
        ...{ tellsLatestOnly: true, isForVisitor, recovery: 'ask', ask },
      });
      const { id: leadId } = await store({ kind: 'demo' });
      await insertBooking(database, leadId, start);
      target.outcome = () => (isAway ? down : { kind: 'done' });
      await runFor(HOUR_MS + HALF_HOUR_MS);
      isAway = false;
      target.sent.length = 0;
      await runFor(2 * MINUTE_MS);
      expect(namesOf(target.sent)).toEqual(isForVisitor ? [] : ['received']);
      expect(await findStates()).toEqual([isForVisitor ? 'received dropped' : 'received done']);
    }
  });

  it('sends each change on channels for programs', async () => {
    const { database, worker, target } = await setUp({});
    const leadId = await storeDemo(database, { start: START, told: [CHANNEL] });
    await change(database, { leadId, sequence: 1 });
    await change(database, { leadId, sequence: 2, kind: 'cancelled' });
    await worker.run();
    expect(namesOf(target.sent).sort()).toEqual(['cancelled.2', 'moved.1']);
  });

  it('waits for an earlier message that another process is sending', async () => {
    const { database, worker, time, target } = await setUp();
    const leadId = await storeDemo(database, { start: START, told: [CHANNEL] });
    await change(database, { leadId, sequence: 1 });
    const other = createDeliveriesStore({ database, clock: time.clock });
    const [claimed] = await other.claim(CHANNEL, 8);
    if (!claimed) throw new Error('not claimed');
    await change(database, { leadId, sequence: 2 });
    await worker.run();
    expect(namesOf(target.sent)).toEqual([]);
    await other.recordResult({ ...claimed, state: 'done', problem: null });
    await worker.run();
    expect(namesOf(target.sent)).toEqual(['moved.2']);
  });

  it('stops waiting for a process that was killed while sending', async () => {
    const { database, worker, time, target, findStates } = await setUp();
    const leadId = await storeDemo(database, { start: START, told: [CHANNEL] });
    await change(database, { leadId, sequence: 1 });
    await createDeliveriesStore({ database, clock: time.clock }).claim(CHANNEL, 8);
    await change(database, { leadId, sequence: 2 });
    time.pass(30_000);
    await worker.run();
    expect(namesOf(target.sent)).toEqual(['moved.2']);
    expect(await findStates()).toEqual(['moved.1 dropped', 'moved.2 done', 'received done']);
  });

  it('retries a message like any other, but never after a later one', async () => {
    const { database, worker, time, target, findStates } = await setUp();
    const leadId = await storeDemo(database, { start: START, told: [CHANNEL] });
    await change(database, { leadId, sequence: 1 });
    target.outcome = NOT_SENT;
    await worker.run();
    target.outcome = { kind: 'done' };
    await change(database, { leadId, sequence: 2 });
    await worker.run();
    time.pass(HOUR_MS);
    await worker.run();
    expect(namesOf(target.sent)).toEqual(['moved.1', 'moved.2']);
    expect(await findStates()).toEqual(['moved.1 dropped', 'moved.2 done', 'received done']);
  });

  it('holds a message back in quarantine, and then sends only the latest', async () => {
    const { store, database, worker, time, target } = await setUp();
    const { id: leadId } = await store({ kind: 'demo', suspicion: ['trap_filled'] });
    await database
      .insertInto('bookings')
      .values({ lead_id: leadId, starts_at: '', ends_at: '', sequence: 0, state: 'waiting', changed_at: '' })
      .execute();
    await change(database, { leadId, sequence: 1, isHeldBack: true });
    await worker.run();
    expect(namesOf(target.sent)).toEqual([]);
    await releaseLead({ database, clock: time.clock }, leadId);
    await worker.run();
    expect(namesOf(target.sent)).toEqual(['moved.1']);
  });
});

describe.each(engines)('reminders of a demo on $name', ({ openDatabase }) => {
  async function setUp() {
    const database = await openDatabase();
    const { channel, target } = makeChannel({ name: VISITOR_EMAIL, tellsLatestOnly: true, recovery: 'wait' });
    const line = makeLine(database, channel);
    /** Looks and sends as a process does, only not as often. */
    const runUntil = async (end: Date, everyMs = HALF_HOUR_MS) => {
      while (line.time.clock() < end) {
        line.time.pass(everyMs);
        await planReminders(database, line.time.clock());
        await line.worker.run();
      }
    };
    const findStates = async () =>
      (await line.findDeliveries()).map(({ message, state }) => `${message} ${state}`).sort();
    return { database, target, ...line, runUntil, findStates };
  }

  it('sends a reminder a day and an hour before, once each', async () => {
    const { database, time, target, runUntil } = await setUp();
    const sentAt: string[] = [];
    target.outcome = () => {
      sentAt.push(time.clock().toISOString());
      return { kind: 'done' };
    };
    const leadId = await storeDemo(database, { start: START, changedAt: BEGIN });
    await runUntil(new Date(START.getTime() + HOUR_MS));
    expect(target.sent).toMatchObject([
      { message: 'reminder-day.0', lead: { id: leadId }, bookingEvent: { start: START } },
      { message: 'reminder-hour.0' },
    ]);
    expect(sentAt).toEqual(['2026-03-11T02:30:00.000Z', '2026-03-12T01:30:00.000Z']);
  });

  it.each([
    ['canceled', { kind: 'cancelled' as const }, ['reminder-day.0']],
    // Moved by a day, an hour before the reminder of the hour: two more come for the new time.
    ['moved', { kind: 'moved' as const }, ['reminder-day.0', 'reminder-day.1', 'reminder-hour.1']],
  ])('sends no reminder for the old time of a demo that was %s', async (_case, parts, messages) => {
    const { database, time, target, runUntil } = await setUp();
    const leadId = await storeDemo(database, { start: START, changedAt: BEGIN });
    await runUntil(new Date(START.getTime() - 2 * HOUR_MS));
    await change(database, { leadId, sequence: 1, at: time.clock(), ...parts });
    await runUntil(new Date(LATER.getTime() + HOUR_MS));
    expect(namesOf(target.sent)).toEqual(messages);
  });

  it('drops a reminder when the demo moves before it is sent', async () => {
    const { database, time, worker, target, findStates } = await setUp();
    const leadId = await storeDemo(database, { start: START, changedAt: BEGIN });
    time.set(START.getTime() - HOUR_MS - BEGIN.getTime());
    expect(await planReminders(database, time.clock())).toBe(1);
    await change(database, { leadId, sequence: 1, at: time.clock() });
    await worker.run();
    expect(target.sent).toEqual([]);
    expect(await findStates()).toEqual(['reminder-hour.0 dropped']);
  });

  it.each([
    ['was down when it was due', 6 * MINUTE_MS, []],
    ['was down for a minute when it was due', MINUTE_MS, ['reminder-hour.0']],
    ['was down until the demo was over', 2 * HOUR_MS, []],
  ])('sends no late reminder when the server %s', async (_case, lateMs, messages) => {
    const { database, time, worker, target } = await setUp();
    await storeDemo(database, { start: START, changedAt: BEGIN });
    time.set(START.getTime() - HOUR_MS + lateMs - BEGIN.getTime());
    await planReminders(database, time.clock());
    await worker.run();
    expect(namesOf(target.sent)).toEqual(messages);
  });

  it('drops a reminder that could not be sent in time, and does not retry it', async () => {
    const { database, time, target, runUntil, findStates } = await setUp();
    await storeDemo(database, { start: START, changedAt: BEGIN });
    time.set(START.getTime() - HOUR_MS - MINUTE_MS - BEGIN.getTime());
    target.outcome = NOT_SENT;
    await runUntil(new Date(START.getTime() - 50 * MINUTE_MS), MINUTE_MS);
    const tries = target.sent.length;
    expect(tries).toBeGreaterThan(1);
    target.outcome = { kind: 'done' };
    await runUntil(new Date(START.getTime() + HOUR_MS));
    expect(target.sent).toHaveLength(tries);
    expect(await findStates()).toEqual(['reminder-hour.0 dropped']);
  });

  it('does not repeat a reminder that may have arrived', async () => {
    const { database, time, target, runUntil, findStates } = await setUp();
    await storeDemo(database, { start: START, changedAt: BEGIN });
    time.set(START.getTime() - HOUR_MS - MINUTE_MS - BEGIN.getTime());
    target.outcome = HALF_SENT;
    await runUntil(new Date(START.getTime() - 50 * MINUTE_MS), MINUTE_MS);
    expect(namesOf(target.sent)).toEqual(['reminder-hour.0']);
    expect(await findStates()).toEqual(['reminder-hour.0 dropped']);
  });

  it('does not repeat a reminder that a killed process was sending', async () => {
    const { database, time, worker, target, findStates } = await setUp();
    await storeDemo(database, { start: START, changedAt: BEGIN });
    time.set(START.getTime() - HOUR_MS - BEGIN.getTime());
    await planReminders(database, time.clock());
    await createDeliveriesStore({ database, clock: time.clock }).claim(VISITOR_EMAIL, 8);
    time.pass(30_000);
    await worker.run();
    expect(target.sent).toEqual([]);
    expect(await findStates()).toEqual(['reminder-hour.0 dropped']);
  });

  it('sends a reminder once when two processes plan and send at the same time', async () => {
    const { database, time, worker, makeWorker, target } = await setUp();
    const demos = Array.from({ length: 20 }, () => storeDemo(database, { start: START, changedAt: BEGIN }));
    const leadIds = await Promise.all(demos);
    time.set(START.getTime() - HOUR_MS - BEGIN.getTime());
    const other = makeWorker();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([1, 2, 3, 4].map(() => planReminders(database, time.clock())));
      await Promise.all([worker.run(), other.run()]);
    }
    expect(target.sent.map(({ lead }) => lead.id).sort()).toEqual(leadIds.sort());
  });

  it('sends a reminder once when the clock is set back past its due time', async () => {
    const { database, time, target, runUntil } = await setUp();
    await storeDemo(database, { start: START, changedAt: BEGIN });
    await runUntil(new Date(START.getTime() - 23 * HOUR_MS));
    time.set(-2 * HOUR_MS);
    await runUntil(new Date(START.getTime() - 22 * HOUR_MS));
    expect(namesOf(target.sent)).toEqual(['reminder-day.0']);
  });

  it('plans no reminder for the demo of a lead in quarantine', async () => {
    const { database, time } = await setUp();
    await storeDemo(database, { start: START, changedAt: BEGIN, state: 'waiting' });
    time.set(START.getTime() - HOUR_MS - BEGIN.getTime());
    expect(await planReminders(database, time.clock())).toBe(0);
  });
});
