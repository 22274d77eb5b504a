import { expect, it } from 'vitest';
import { findUnlocked } from '../../server/testing/sqlite-locks.ts';
import { openDeskSession } from './desk-session.ts';
import { findMissing, postLead } from './lead-load.ts';
import { runCommand } from './run-command.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

const LEADS = 10;

it('keeps every acknowledged lead after an erasure at the desk, a command and a kill', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const callDesk = await openDeskSession(dataDir);
  const env = { DATA_DIR: dataDir, SITE_DIR: siteDir, RUN_DIR: `${dataDir}/running`, DESK: 'on' };
  const server = await startForTest({ env });
  const send = () => Promise.all(Array.from({ length: LEADS }, () => postLead(server.url)));
  const before = await send();
  const erased = await callDesk(server.url, 'POST', '/privacy/erase', {
    ...{ email: 'gone@example.com', reason: 'Asked for it', waits: false },
  });
  expect([erased.status, await erased.json()]).toMatchObject([200, { found: [] }]);
  const unlocked = findUnlocked(server.databaseFile, server.pid);
  const listed = await runCommand('leads', ['list'], { env });
  expect(listed.code).toBe(0);
  const after = await send();
  const ready = await fetch(`${server.url}/readyz`);
  console.log(
    after.map(({ status }) => status),
    ready.status,
    await ready.text(),
  );
  await server.kill();
  const again = await startForTest({ env });
  const missing = findMissing([...before, ...after], again.databaseFile);
  console.log(`lost ${missing.length} of ${2 * LEADS}; unlocked`, unlocked);
  expect(missing).toEqual([]);
  expect(unlocked).toEqual([]);
});
