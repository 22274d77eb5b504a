import type { Updateable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { readConfig } from '../../../settings/read-config.ts';
import type { BookingsTable } from '../bookings.tables.ts';
import { createBookingStore } from './bookings.store.ts';

const MINUTE_MS = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

/** Stores two demos that are due to end: while the first one ends, the visitor of the other one changes it. */
async function setUp(
  { openDatabase }: Engine,
  due: Updateable<BookingsTable>,
  changed: Updateable<BookingsTable>,
) {
  const database = await openDatabase();
  const ids = [
    await storeDemo(database, { start: later(20) }),
    await storeDemo(database, { start: later(25) }),
  ];
  await database.updateTable('bookings').set(due).execute();
  const store = createBookingStore({
    ...{ database, clock: () => NOW, config: readConfig({}) },
    outbox: {
      record: async (transaction, [change]) => {
        const query = transaction.updateTable('bookings').set(changed);
        await query.where('lead_id', '!=', change?.leadId ?? '').execute();
      },
      forgetRequest: async () => {},
      wake: () => {},
    },
  });
  const listStates = async () =>
    (await Promise.all(ids.map((id) => store.find(id)))).map((booking) => booking?.state).sort();
  return { store, listStates };
}

const at = (minutes: number) => later(minutes).toISOString();

describe.each(engines)('a demo that was due to end when it was read, on $name,', (engine) => {
  it.each<[string, Updateable<BookingsTable>]>([
    ['has another time', { starts_at: at(600), ends_at: at(630), offered_at: null, sequence: 1 }],
    ['has another time, and is offered others again', { starts_at: at(600), ends_at: at(630), sequence: 1 }],
    ['has a host again', { offered_at: null }],
  ])('stays when it %s', async (_what, changed) => {
    const { store, listStates } = await setUp(engine, { offered_at: NOW.toISOString() }, changed);
    expect(await store.endOffered()).toBe(1);
    expect(await listStates()).toEqual(['cancelled', 'held']);
    expect(await store.endOffered()).toBe(0);
  });

  it('stays when it is confirmed', async () => {
    const { store, listStates } = await setUp(engine, { confirm_by: at(0) }, { confirm_by: null });
    expect(await store.endUnconfirmed()).toBe(1);
    expect(await listStates()).toEqual(['cancelled', 'held']);
    expect(await store.endUnconfirmed()).toBe(0);
  });
});
