import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLeadStore } from '../leads/leads.store.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite-database.ts';
import { startSqliteWriter, startThread } from './sqlite-writer.ts';

const LEADS = 50;
/** To begin, to claim the keys, to write the leads, to commit. */
const MESSAGES_OF_A_BATCH = 4;

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
    /** While `work` is done. */
    countMessages: async (work: () => Promise<unknown>) => {
      messages = 0;
      await work();
      return messages;
    },
  };
}

// Each message wakes a thread, and its answer the other one, which takes longer than to write the row.
it('leads that are stored together travel to the disk together, however many they are', async () => {
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
