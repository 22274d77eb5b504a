import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { findStoredIds, postLead } from '../faults/lead-load.ts';
import { startForTest } from '../faults/start-for-test.ts';
import { makeSiteFolder } from '../support/site-folder.ts';
import { watchDelay } from './event-loop-delay.ts';

const HELD_MS = 5_000;
const MOST_DELAY_MS = 50;
const LEADS = 6;

// An operator's shell, a copy that is taken, an index that the next version makes.
it(`serves pages and queues leads while another program holds SQLite's lock for ${HELD_MS} ms`, async () => {
  const siteDir = await makeSiteFolder();
  onTestFinished(() => rm(siteDir, { recursive: true }));
  const server = await startForTest({ env: { SITE_DIR: siteDir } });
  const operator = new DatabaseSync(server.databaseFile);
  onTestFinished(() => operator.close());
  const readDelay = await watchDelay(server);

  operator.exec('begin immediate');
  const begin = performance.now();
  let isHeld = true;
  const leads = Promise.all(Array.from({ length: LEADS }, () => postLead(server.url)));
  const pages = askFor(server.url, ['/', '/healthz', '/readyz', LEAD_PATHS.demo], () => isHeld);
  const leadsWaitedMs = leads.then(() => performance.now() - begin);
  await setTimeout(HELD_MS);
  expect(findStoredIds(server.databaseFile).size).toBe(0);
  isHeld = false;
  operator.exec('commit');

  const outcomes = await leads;
  expect(outcomes.map(({ status }) => status)).toEqual(Array(LEADS).fill(201));
  expect(await leadsWaitedMs).toBeGreaterThan(HELD_MS);
  expect([...findStoredIds(server.databaseFile)].sort()).toEqual(outcomes.map(({ id }) => id).sort());
  // `/readyz` sends visitors elsewhere once the lock is held longer than a write should wait.
  const readable = ['/ 200', '/healthz 200', '/readyz 200', '/readyz 503', `${LEAD_PATHS.demo} 405`];
  expect(await pages).toEqual(new Set(readable));
  const delay = await readDelay();
  expect(delay.server).toBeLessThan(MOST_DELAY_MS + delay.machine);
});

/** One after the other, again and again; a server that stands still would answer none. */
async function askFor(url: string, paths: string[], isAsking: () => boolean): Promise<Set<string>> {
  const answers = new Set<string>();
  while (isAsking()) {
    for (const path of paths) {
      const { status } = await fetch(url + path);
      answers.add(`${path} ${status}`);
    }
  }
  return answers;
}
