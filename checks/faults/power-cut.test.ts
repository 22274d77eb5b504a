import { expect, it } from 'vitest';
import { findMissing, type Outcome, startLeadLoad } from './lead-load.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

const CYCLES = 20;
const CLIENTS = 16;
const LEADS_PER_CYCLE = 60;

it(`loses no acknowledged lead when it is killed under load ${CYCLES} times`, async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const outcomes: Outcome[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    const server = await startForTest({
      env: { DATA_DIR: dataDir, SITE_DIR: siteDir, LEADS_PER_MINUTE: '1000000000' },
    });
    if (cycle > 0) expect(findMissing(outcomes, server.databaseFile)).toEqual([]);
    const load = startLeadLoad(server.url, CLIENTS);
    await load.acknowledged(LEADS_PER_CYCLE);
    await server.kill();
    await load.end();
    outcomes.push(...load.outcomes);
  }
  const last = await startForTest({ env: { DATA_DIR: dataDir, SITE_DIR: siteDir } });
  expect(findMissing(outcomes, last.databaseFile)).toEqual([]);
  expect(outcomes.filter(({ id }) => id !== undefined).length).toBeGreaterThanOrEqual(
    CYCLES * LEADS_PER_CYCLE,
  );
  expect(await last.stop()).toBe(0);
});
