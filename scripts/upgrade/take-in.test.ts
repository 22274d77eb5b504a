import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storeDemo } from '../../checks/support/booked-demo.ts';
import { storeLead } from '../../checks/support/stored-leads.ts';
import { readRegister, recordErased } from '../../server/plugins/database/erased-register.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { keepDeliveries, listSince } from './list-since.ts';
import { describeSince } from './return.ts';
import { takeIn } from './take-in.ts';

const NOON = new Date('2026-12-02T12:00:00Z');
const SEAT = { starts_at: NOON.toISOString(), seat: 1, person: null };

async function open(folder: string): Promise<Database> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null }, () => {});
  onTestFinished(() => database.destroy());
  return database;
}

function copyTo(copy: string, database: string): void {
  const sqlite = new DatabaseSync(database);
  sqlite.prepare('vacuum into ?').run(copy);
  sqlite.close();
}

/** Fills a database, copies it, goes on with it, and returns to the copy. */
async function returnAfter(
  fill: (database: Database) => Promise<unknown>,
  goOn: (database: Database) => Promise<unknown>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'since-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [later, restored, copy] = ['later', 'restored', 'copy.sqlite'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const database = await open(later);
  await fill(database);
  copyTo(copy, join(later, SQLITE_FILE));
  await goOn(database);
  const file = join(restored, SQLITE_FILE);
  mkdirSync(dirname(file));
  copyFileSync(copy, file);
  keepDeliveries(file, join(later, SQLITE_FILE));
  return { since: listSince(join(later, SQLITE_FILE), copy), database: await open(restored) };
}

const statesOf = async (database: Database) =>
  (await database.selectFrom('lead_deliveries').select('state').orderBy('state').execute()).map(
    ({ state }) => state,
  );
const storeKey = (database: Database, lead_id: string) =>
  database
    .insertInto('idempotency_keys')
    .values({
      kind: 'contact',
      key: 'k1',
      fingerprint: 'f',
      lead_id,
      created_at: NOON.toISOString(),
      network: null,
    })
    .execute();

describe('what came after the moment that was returned to', () => {
  it('is listed, and its leads are stored again as they were, once', async () => {
    const { since, database } = await returnAfter(
      (before) => storeLead(before, { deliveries: [{ state: 'due' }] }),
      async (later) => {
        await later.updateTable('lead_deliveries').set({ state: 'done' }).execute();
        const id = await storeLead(later, { deliveries: [{ state: 'done' }, { state: 'due' }] });
        await storeKey(later, id);
        const demo = await storeDemo(later, { start: NOON, changedAt: NOON });
        await later
          .insertInto('demo_seats')
          .values({ ...SEAT, lead_id: demo })
          .execute();
      },
    );
    expect(since.leads).toHaveLength(2);
    expect(describeSince(since).slice(0, 3)).toEqual([
      'Since then: 2 leads, 0 changed demos, 0 changed leads',
      expect.stringMatching(/ contact asha@example.com {2}/),
      expect.stringMatching(/ demo asha@example.com, demo 2026-12-02T12:00:00.000Z \(held\) {2}/),
    ]);
    expect(await statesOf(database)).toEqual(['done']);
    expect(await takeIn(database, since.rows)).toMatchObject({ leads: since.leads, withoutSeat: [] });
    expect(await statesOf(database)).toEqual(['done', 'done', 'due']);
    expect(await database.selectFrom('demo_seats').select('lead_id').execute()).toHaveLength(1);
    expect(await takeIn(database, since.rows)).toMatchObject({ leads: [], withoutSeat: [] });
  });

  it('is not stored where its form was sent again, by its idempotency key', async () => {
    const { since, database } = await returnAfter(
      async () => {},
      async (later) => storeKey(later, await storeLead(later)),
    );
    await storeKey(database, await storeLead(database));
    expect(await takeIn(database, since.rows)).toMatchObject({ leads: [], known: since.leads });
  });

  it('is left out where its person was erased since, and not where they wrote again', async () => {
    const { since, database } = await returnAfter(
      async () => {},
      async (later) => {
        await storeLead(later, { receivedAt: new Date('2026-12-01T12:00:00Z') });
        await storeLead(later, { receivedAt: new Date('2026-12-03T12:00:00Z') });
      },
    );
    await recordErased(database, [], { email: 'asha@example.com', now: NOON });
    const register = await readRegister(database);
    const { leads, erased } = await takeIn(database, since.rows, register);
    expect([leads.length, erased.length]).toEqual([1, 1]);
  });

  it('loses its seat, and not its lead, to a demo that was booked since', async () => {
    const book = async (database: Database) => {
      const lead_id = await storeDemo(database, { start: NOON });
      await database
        .insertInto('demo_seats')
        .values({ ...SEAT, lead_id })
        .execute();
    };
    const { since, database } = await returnAfter(async () => {}, book);
    await book(database);
    expect(await takeIn(database, since.rows)).toMatchObject({
      leads: since.leads,
      withoutSeat: since.leads,
    });
    expect(await database.selectFrom('bookings').select('lead_id').execute()).toHaveLength(1);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  it('names changed demos and leads, which are changed again by hand', async () => {
    const { since, database } = await returnAfter(
      (before) => storeDemo(before, { start: NOON }),
      async (later) => {
        await later.updateTable('bookings').set({ state: 'cancelled', sequence: 1 }).execute();
        await later.updateTable('leads').set({ state: 'handled' }).execute();
      },
    );
    expect(describeSince(since).slice(0, 3)).toEqual([
      'Since then: 0 leads, 1 changed demo, 1 changed lead',
      expect.stringMatching(/by hand, demo 2026-12-02T12:00:00.000Z \(cancelled\)/),
      expect.stringMatching(/by hand: handled/),
    ]);
    await takeIn(database, since.rows);
    expect(await database.selectFrom('bookings').select('state').execute()).toEqual([{ state: 'held' }]);
  });
});
