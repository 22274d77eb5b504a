import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../../checks/support/booked-demo.ts';
import { type Engine, engines } from '../../../../../checks/support/engines.ts';
import { addHosts } from '../../../../../checks/support/hosts.ts';
import { NOW } from '../../../../../checks/support/test-server.ts';
import { readConfig } from '../../../../settings/read-config.ts';
import { createDemoOutbox } from '../../../leads/deliveries/demo-outbox.ts';
import type { CalendarKnowledge } from '../../hosts/busy-times.ts';
import type { Interval } from '../../hosts/interval.ts';
import { applyCalendarEdits } from '../calendars.plugin.ts';
import { completeConfirmations } from './complete-confirmations.ts';

const START = new Date('2026-03-12T02:30:00Z');
const HOUR_MS = 3_600_000;

async function setUp({ openDatabase }: Engine) {
  const database = await openDatabase();
  const [anna] = await addHosts(database, 'Anna');
  if (!anna) throw new Error('no host');
  let now = NOW;
  let knowledge: CalendarKnowledge = 'stale';
  let busy: Interval[] = [];
  const busyTimes = {
    of: () => busy,
    knowledge: () => knowledge,
    readWithin: async () => new Map([[anna.id, busy]]),
  };
  const clock = () => now;
  const changes = applyCalendarEdits(
    { config: readConfig({}), database, clock },
    { outbox: createDemoOutbox(() => {}), busyTimes },
  );
  const leadId = await storeDemo(database, { start: START, told: ['visitor-email', 'sales-email', 'slack'] });
  const confirmBy = new Date(NOW.getTime() + 4 * HOUR_MS).toISOString();
  await database
    .updateTable('bookings')
    .set({ host_id: anna.id, host_since: NOW.toISOString(), host_confirm_by: confirmBy })
    .execute();
  await database
    .insertInto('demo_seats')
    .values({ starts_at: START.toISOString(), seat: anna.number, lead_id: leadId, person: null })
    .execute();
  return {
    store: changes.store,
    leadId,
    /** The calendar can be read again. */
    comeBack: (intervals: Interval[] = []) => {
      knowledge = 'known';
      busy = intervals;
    },
    async settleAt(ms: number) {
      now = new Date(NOW.getTime() + ms);
      await completeConfirmations({ database, busyTimes, ...changes }, now);
      const rows = await database
        .selectFrom('lead_deliveries')
        .select(['channel', 'message'])
        .where('message', '!=', 'received')
        .orderBy('message')
        .orderBy('channel')
        .execute();
      return rows.map(({ channel, message }) => `${channel} ${message}`);
    },
    confirmBy: async () => (await changes.store.find(leadId))?.host?.confirmBy,
  };
}

/** The visitor knows it by the email about the booking itself. */
const ASKED = ['host-email to-confirm.0', 'sales-email to-confirm.0'];

describe.each(engines)('a demo that its host must confirm, on $name', (engine) => {
  it('is made known at once, to each once', async () => {
    const { settleAt, confirmBy } = await setUp(engine);
    await settleAt(0);
    expect(await settleAt(1_000)).toEqual(ASKED);
    expect(await confirmBy()).toEqual(new Date(NOW.getTime() + 4 * HOUR_MS));
  });

  it('is confirmed by the calendar when it comes back', async () => {
    const { settleAt, comeBack, confirmBy } = await setUp(engine);
    await settleAt(0);
    comeBack();
    expect(await settleAt(HOUR_MS)).toEqual(['sales-email agreed.0', 'visitor-email agreed.0', ...ASKED]);
    expect(await confirmBy()).toBeNull();
  });

  it('is offered other times when the calendar comes back and shows that the host is busy', async () => {
    const { settleAt, comeBack, confirmBy } = await setUp(engine);
    comeBack([{ start: START.getTime(), end: START.getTime() + HOUR_MS }]);
    expect(await settleAt(HOUR_MS)).toContain('visitor-email offered.0');
    expect(await confirmBy()).toBeNull();
  });

  it('is confirmed by a person, and then stays', async () => {
    const { store, leadId, settleAt } = await setUp(engine);
    await settleAt(0);
    expect(await store.confirmByHost(leadId)).toMatchObject({ kind: 'done' });
    expect(await store.confirmByHost(leadId)).toMatchObject({ kind: 'done' });
    expect(await settleAt(5 * HOUR_MS)).toEqual(['sales-email agreed.0', 'visitor-email agreed.0', ...ASKED]);
  });

  it('is offered other times when no one has confirmed it in time', async () => {
    const { settleAt } = await setUp(engine);
    await settleAt(0);
    expect(await settleAt(4 * HOUR_MS - 1)).toEqual(ASKED);
    expect(await settleAt(4 * HOUR_MS)).toEqual([
      'sales-email offered.0',
      'visitor-email offered.0',
      ...ASKED,
    ]);
  });
});
