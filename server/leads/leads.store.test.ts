import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeLeadStore } from '../testing/lead-store-behaviour.ts';
import { openTestDatabase } from '../testing/test-server.ts';
import { StorageUnavailable } from '../web/errors.ts';
import { createLeadStore } from './leads.store.ts';

describeLeadStore('on SQLite', openTestDatabase);

describe('a lead store on SQLite', () => {
  it('does not fail the neighbours of a row that the database refuses', async () => {
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

  it('leaves no idempotency key behind when its lead could not be stored', async () => {
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
