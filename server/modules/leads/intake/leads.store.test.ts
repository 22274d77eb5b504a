import { sql, type Transaction } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { IdempotencyKeyReused, StorageUnavailable } from '../../../shared/errors.ts';
import { removeExpiredKeys } from './idempotency-expiry.ts';
import { createLeadStore } from './leads.store.ts';

const HOUR_MS = 3_600_000;
const LEAD = { kind: 'contact', email: 'asha@example.com', body: { email: 'asha@example.com' } } as const;

describe.each(engines)('a lead store on $name', ({ openDatabase }) => {
  async function setUp() {
    const database = await openDatabase();
    let now = new Date('2026-03-10T06:30:00.000Z');
    const clock = () => now;
    const store = createLeadStore({ database, clock, idempotencyHours: 24 });
    const passHours = (hours: number) => {
      now = new Date(now.getTime() + hours * HOUR_MS);
    };
    return {
      database,
      store,
      clock,
      passHours,
      findLeads: () => database.selectFrom('leads').selectAll().execute(),
    };
  }

  it('stores all columns of a lead', async () => {
    const { store, findLeads } = await setUp();
    const body = { email: 'asha@example.com', message: 'it\'s 😀\n"quoted"' };
    const { id } = await store.insertLead({ ...LEAD, body, attribution: { utm_source: 'news' } });
    const [lead] = await findLeads();
    expect(lead).toMatchObject({
      id,
      kind: 'contact',
      email: 'asha@example.com',
      received_at: '2026-03-10T06:30:00.000Z',
    });
    expect(JSON.parse(lead?.body ?? '')).toEqual(body);
    expect(JSON.parse(lead?.attribution ?? '')).toEqual({ utm_source: 'news' });
  });

  it('stores each request that has no key', async () => {
    const { store, findLeads } = await setUp();
    await Promise.all([1, 2, 3].map(() => store.insertLead(LEAD)));
    expect(await findLeads()).toHaveLength(3);
  });

  it('stores one row for 50 requests with one key', async () => {
    const { store, findLeads } = await setUp();
    const idempotency = { key: 'one', fingerprint: 'same' };
    const stored = await Promise.all(
      Array.from({ length: 50 }, () => store.insertLead({ ...LEAD, idempotency })),
    );
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(stored.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
    expect(await findLeads()).toHaveLength(1);
  });

  it('stores one row when two stores take the same request at once', async () => {
    const { store, database, clock, findLeads } = await setUp();
    const other = createLeadStore({ database, clock, idempotencyHours: 24 });
    const idempotency = { key: 'one', fingerprint: 'same' };
    const stored = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : other).insertLead({ ...LEAD, idempotency }),
      ),
    );
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(await findLeads()).toHaveLength(1);
  });

  it('refuses a key that was used with another body', async () => {
    const { store, findLeads } = await setUp();
    await store.insertLead({ ...LEAD, idempotency: { key: 'one', fingerprint: 'first' } });
    const second = store.insertLead({ ...LEAD, idempotency: { key: 'one', fingerprint: 'second' } });
    await expect(second).rejects.toThrow(IdempotencyKeyReused);
    expect(await findLeads()).toHaveLength(1);
  });

  it('finds the receipt of a request that is stored or about to be stored', async () => {
    const { store, findLeads } = await setUp();
    const idempotency = { key: 'one', fingerprint: 'same' };
    const [first, second] = await Promise.all([
      store.insertLead({ ...LEAD, idempotency }),
      store.findReplay({ ...LEAD, idempotency }),
    ]);
    expect(second).toEqual({ id: first.id, isReplayed: true });
    expect(await store.findReplay({ ...LEAD, idempotency })).toEqual(second);
    expect(await findLeads()).toHaveLength(1);
  });

  it('finds no receipt of a request that was not stored, or whose key has expired', async () => {
    const { store, passHours } = await setUp();
    const keyed = { ...LEAD, idempotency: { key: 'one', fingerprint: 'same' } };
    expect(await store.findReplay(keyed)).toBeUndefined();
    expect(await store.findReplay(LEAD)).toBeUndefined();
    await store.insertLead(keyed);
    const other = { ...LEAD, idempotency: { key: 'one', fingerprint: 'other' } };
    await expect(store.findReplay(other)).rejects.toThrow(IdempotencyKeyReused);
    passHours(25);
    expect(await store.findReplay(keyed)).toBeUndefined();
  });

  it('stores leads once when the connection breaks after the commit', async () => {
    const { database, store, findLeads } = await setUp();
    breakAfterCommit(database);
    const idempotency = { key: 'one', fingerprint: 'same' };
    const stored = await Promise.all([store.insertLead(LEAD), store.insertLead({ ...LEAD, idempotency })]);
    expect(stored.map(({ isReplayed }) => isReplayed)).toEqual([false, false]);
    const ids = (await findLeads()).map(({ id }) => id);
    expect(ids.sort()).toEqual(stored.map(({ id }) => id).sort());
  });

  it('keeps keys of different calls apart', async () => {
    const { store, findLeads } = await setUp();
    const idempotency = { key: 'one', fingerprint: 'same' };
    await store.insertLead({ ...LEAD, idempotency });
    expect(await store.insertLead({ ...LEAD, kind: 'agent', idempotency })).toMatchObject({
      isReplayed: false,
    });
    expect(await findLeads()).toHaveLength(2);
  });

  it('recognizes a key for 24 hours, and accepts it as new afterwards', async () => {
    const { store, passHours } = await setUp();
    const first = await store.insertLead({ ...LEAD, idempotency: { key: 'one', fingerprint: 'first' } });
    passHours(24);
    const again = { ...LEAD, idempotency: { key: 'one', fingerprint: 'first' } };
    expect(await store.insertLead(again)).toEqual({ id: first.id, isReplayed: true });
    passHours(0.001);
    const reused = { ...LEAD, idempotency: { key: 'one', fingerprint: 'second' } };
    expect(await store.insertLead(reused)).toMatchObject({ isReplayed: false });
  });

  it('removes expired keys and keeps the leads and the other keys', async () => {
    const { store, database, clock, passHours, findLeads } = await setUp();
    const add = (key: string) => store.insertLead({ ...LEAD, idempotency: { key, fingerprint: 'f' } });
    await Promise.all(Array.from({ length: 1_200 }, (_, index) => add(`old-${index}`)));
    passHours(25);
    await add('new');
    expect(await removeExpiredKeys({ database, clock, idempotencyHours: 24 })).toBe(1_200);
    const keys = await database.selectFrom('idempotency_keys').select('key').execute();
    expect(keys).toEqual([{ key: 'new' }]);
    expect(await findLeads()).toHaveLength(1_201);
  });

  it('stores a batch except for the row that the database refuses', async () => {
    const { store, findLeads } = await setUp();
    // None of ours: no rule of a call lets it through, but a batch must stand it.
    const emails = ['a@example.com', null as unknown as string, 'c@example.com'];
    const results = await Promise.allSettled(
      emails.map((email, index) =>
        store.insertLead({ ...LEAD, email, idempotency: { key: `key-${index}`, fingerprint: 'f' } }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const stored = (await findLeads()).map(({ email }) => email).sort();
    expect(stored).toEqual(['a@example.com', 'c@example.com']);
  });

  it('refuses another body with the key of a simultaneous request', async () => {
    const { store, findLeads } = await setUp();
    const send = (fingerprint: string) =>
      store.insertLead({ ...LEAD, idempotency: { key: 'one', fingerprint } });
    const [first, other, again] = await Promise.allSettled([send('f'), send('g'), send('f')]);
    expect(other).toMatchObject({ reason: expect.any(IdempotencyKeyReused) });
    expect(first).toMatchObject({ value: { isReplayed: false } });
    expect(again).toMatchObject({ value: { isReplayed: true } });
    expect(await findLeads()).toHaveLength(1);
  });

  it('deletes the key of a lead that is erased', async () => {
    const { store, database } = await setUp();
    await store.insertLead({ ...LEAD, idempotency: { key: 'one', fingerprint: 'f' } });
    await database.deleteFrom('leads').execute();
    expect(await database.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });
});

describe.each(engines.filter(({ name }) => name === 'Postgres'))('a lead store on $name', (engine) => {
  it('retries no rows of a batch one by one when the disk is full', async () => {
    const database = await engine.openDatabase();
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no space left' using errcode = '53100'; end $$`.execute(database);
    await sql`create trigger refuse before insert on leads execute function refuse()`.execute(database);
    const batches: number[] = [];
    const onBatch = (size: number) => batches.push(size);
    const store = createLeadStore({ database, clock: () => new Date(), idempotencyHours: 24, onBatch });
    const results = await Promise.allSettled([1, 2, 3].map(() => store.insertLead(LEAD)));
    const causes = results.map((result) => result.status === 'rejected' && result.reason.cause.message);
    expect(causes).toEqual(Array(3).fill('no space left'));
    expect(batches).toEqual([3]);
  });
});

describe('a lead store on SQLite', () => {
  it('stores the other rows of a batch when the database refuses one', async () => {
    const database = await openTestDatabase();
    await sql`create trigger refuse before insert on leads when new.email = 'bad@example.com'
      begin select raise(abort, 'refused'); end`.execute(database);
    const batches: number[] = [];
    const store = createLeadStore({
      database,
      clock: () => new Date(),
      idempotencyHours: 24,
      onBatch: (size) => batches.push(size),
    });
    const results = await Promise.allSettled(
      ['a@example.com', 'bad@example.com', 'c@example.com'].map((email) =>
        store.insertLead({ kind: 'agent', email, body: { email } }),
      ),
    );
    expect(batches).toEqual([3]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: expect.any(StorageUnavailable) });
    const stored = await database.selectFrom('leads').select('email').orderBy('email').execute();
    expect(stored.map(({ email }) => email)).toEqual(['a@example.com', 'c@example.com']);
  });

  it('stores no lead when its deliveries cannot be stored', async () => {
    const database = await openTestDatabase();
    await sql`create trigger refuse before insert on lead_deliveries
      begin select raise(abort, 'refused'); end`.execute(database);
    const store = createLeadStore({
      database,
      clock: () => new Date(),
      idempotencyHours: 24,
      outbox: { plan: () => [{ channel: 'crm-webhook', message: 'received' }], wake: () => {} },
    });
    await expect(store.insertLead(LEAD)).rejects.toThrow(StorageUnavailable);
    expect(await database.selectFrom('leads').select('id').execute()).toEqual([]);
    await sql`drop trigger refuse`.execute(database);
    await store.insertLead(LEAD);
    expect(await database.selectFrom('lead_deliveries').select('state').execute()).toEqual([
      { state: 'due' },
    ]);
  });

  it('stores no idempotency key when its lead could not be stored', async () => {
    const database = await openTestDatabase();
    await sql`create trigger refuse before insert on leads begin select raise(abort, 'refused'); end`.execute(
      database,
    );
    const store = createLeadStore({ database, clock: () => new Date(), idempotencyHours: 24 });
    const lead = {
      kind: 'agent',
      email: 'a@example.com',
      body: {},
      idempotency: { key: 'k', fingerprint: 'f' },
    } as const;
    await expect(store.insertLead(lead)).rejects.toThrow(StorageUnavailable);
    await sql`drop trigger refuse`.execute(database);
    expect(await store.insertLead(lead)).toMatchObject({ isReplayed: false });
  });
});

/** The next transaction is reported as failed though it has been committed. */
function breakAfterCommit(database: Database): void {
  const begin = database.transaction.bind(database);
  const execute = async (work: (transaction: Transaction<Tables>) => Promise<unknown>) => {
    await begin().execute(work);
    throw new Error('the connection broke');
  };
  vi.spyOn(database, 'transaction').mockImplementationOnce(() => Object.assign(begin(), { execute }));
}
