import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../../../checks/support/engines.ts';
import { createLeadStore } from '../../modules/leads/intake/leads.store.ts';
import { rowByRow, type Statements } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite-database.ts';
import { startSqliteWriter, startThread } from './sqlite-writer.ts';

const LEADS = 50;
/** Number of messages for a whole batch: begin, claim the keys, write the leads and commit. */
const MESSAGES_OF_A_BATCH = 1;

/** A database whose messages to the thread that writes are counted. */
async function openCounted() {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  let messages = 0;
  const database = openSqlite(folder, (data) =>
    startSqliteWriter(data, (threadData) => {
      const thread = startThread(threadData);
      const postMessage = thread.postMessage.bind(thread);
      thread.postMessage = (order) => {
        messages += 1;
        postMessage(order);
      };
      return thread;
    }),
  );
  onTestFinished(async () => {
    await database.destroy();
    await rm(folder, { recursive: true });
  });
  await migrate(database);
  return {
    database,
    /** Counts the messages while `work` is done. */
    countMessages: async (work: () => Promise<unknown>) => {
      messages = 0;
      await work();
      return messages;
    },
  };
}

// Each message wakes a thread, and its answer the other one, which takes longer than to write the row.
it('sends simultaneous leads to the writer thread in one batch, however many there are', async () => {
  const { database, countMessages } = await openCounted();
  const store = createLeadStore({ database, clock: () => new Date(), idempotencyHours: 24 });
  const insert = (index: number) =>
    store.insertLead({
      kind: 'contact',
      email: 'asha@example.com',
      body: { index },
      idempotency: { key: `key-${index}`, fingerprint: 'same' },
    });
  const messages = await countMessages(() =>
    Promise.all(Array.from({ length: LEADS }, (_, index) => insert(index))),
  );
  expect(messages).toBe(MESSAGES_OF_A_BATCH);
});

describe.each(engines)('rowByRow on $name', ({ openDatabase }) => {
  const insert = (day: string) => sql`insert into demo_closed_days (day, closed_at) values (${day}, 'now')`;

  it('rejects with the error of the row that failed, and stores nothing', async () => {
    const database = await openDatabase();
    // The first asks again after its answer, when the second has failed already.
    const write = async (day: string, statements: Statements) => {
      await statements.executeQuery(insert(day).compile(database));
      await statements.executeQuery(insert(`${day} again`).compile(database));
    };
    const days = ['a', 'b', 'b', 'c'];
    const failing = database.transaction().execute((transaction) => rowByRow(transaction, days, write));
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await database.selectFrom('demo_closed_days').selectAll().execute()).toEqual([]);
  });
});
