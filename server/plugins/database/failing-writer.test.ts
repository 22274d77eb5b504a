import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLeadStore } from '../../modules/leads/intake/leads.store.ts';
import { StorageUnavailable } from '../../shared/errors.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite-database.ts';
import { SqliteError } from './sqlite-statements.ts';
import { type SqliteWriter, startSqliteWriter } from './sqlite-writer.ts';

/** Moment of the failure, as seen from the statement: SQLite refused it, or ran it and the answer got lost. */
type Moment = 'before' | 'after';

const FAILURES = {
  SQLITE_FULL: new SqliteError({ message: 'database or disk is full', errcode: 13 }),
  SQLITE_IOERR: new SqliteError({ message: 'disk I/O error', errcode: 10 | (4 << 8) }),
  SQLITE_BUSY: new SqliteError({ message: 'database is locked', errcode: 5 }),
  'a broken rule': new SqliteError({ message: 'constraint failed', errcode: 19 }),
};

const LEADS = 4;

/** A writer whose n-th statement from `arm` on fails; the rest runs. */
function failNth(writer: SqliteWriter) {
  let left = Number.POSITIVE_INFINITY;
  let failure: SqliteError | undefined;
  let moment: Moment = 'before';
  return {
    arm(nth: number, error: SqliteError, when: Moment) {
      left = nth;
      failure = error;
      moment = when;
    },
    hasFailed: () => left <= 0,
    writer: {
      ...writer,
      execute: async (statement) => {
        left -= 1;
        if (left !== 0 || !failure) return writer.execute(statement);
        if (moment === 'after') await writer.execute(statement);
        throw failure;
      },
    } satisfies SqliteWriter,
  };
}

async function openFailing() {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  let failing: ReturnType<typeof failNth> | undefined;
  const database = openSqlite(folder, (data) => {
    failing = failNth(startSqliteWriter(data));
    return failing.writer;
  });
  onTestFinished(async () => {
    await database.destroy();
    await rm(folder, { recursive: true });
  });
  await migrate(database);
  if (!failing) throw new Error('no writer was started');
  return { database, failing };
}

/** Posts leads at once, each under a key of its own, and again what was not acknowledged. */
async function storeWithRetries(database: Database, round: string) {
  const store = createLeadStore({ database, clock: () => new Date(), idempotencyHours: 24 });
  const post = (index: number) => {
    const email = `${round}-${index}@example.com`;
    const idempotency = { key: `${round}-${index}`, fingerprint: 'f' };
    return store.insertLead({ kind: 'agent', email, body: { email }, idempotency });
  };
  const indexes = Array.from({ length: LEADS }, (_, index) => index);
  const first = await Promise.allSettled(indexes.map(post));
  const refusals = first.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const acknowledged = await Promise.all(
    first.map((result, index) => (result.status === 'fulfilled' ? result.value : post(index))),
  );
  return { ids: acknowledged.map(({ id }) => id), refusals };
}

describe.each(Object.entries(FAILURES))('a statement that fails with %s', (_name, failure) => {
  it.each(['before', 'after'] as const)(
    'loses and duplicates no acknowledged lead when a statement fails %s it ran',
    async (when) => {
      const { database, failing } = await openFailing();
      const acknowledged: string[] = [];
      for (let nth = 1; ; nth += 1) {
        failing.arm(nth, failure, when);
        const { ids, refusals } = await storeWithRetries(database, `${nth}`);
        acknowledged.push(...ids);
        expect(refusals.every((refusal) => refusal instanceof StorageUnavailable)).toBe(true);
        // What went wrong is not hidden by what went wrong afterwards, such as the rollback.
        expect(new Set(refusals.map(({ cause }) => cause))).toEqual(
          new Set(refusals.length > 0 ? [failure] : []),
        );
        const stored = await database.selectFrom('leads').select('id').execute();
        expect(stored.map(({ id }) => id).sort()).toEqual(acknowledged.toSorted());
        // Beyond the last statement of an undisturbed round there is nothing left to fail.
        if (!failing.hasFailed()) break;
      }
      // To begin, to claim the keys, to insert the leads, to commit; and the round in which nothing fails.
      expect(acknowledged.length / LEADS).toBe(4 + 1);
    },
  );
});
