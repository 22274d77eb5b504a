import { expect, it } from 'vitest';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { findUnlocked, hasLocks } from '../support/sqlite-locks.ts';
import { openDeskSession } from './desk-session.ts';
import { findMissing, postLead } from './lead-load.ts';
import { makeServerFolders } from './server-folders.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';
import { COMMAND_WORK, DESK_WORK, RESTORE } from './team-work.ts';

const LEADS = 10;

async function setUp() {
  const [{ siteDir, dataDir }, folder] = await Promise.all([makeServerFolders(), makeTemporaryFolder()]);
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  const callDesk = await openDeskSession(database);
  await database.destroy();
  const env = {
    ...{ DATA_DIR: dataDir, SITE_DIR: siteDir, RUN_DIR: `${dataDir}/running` },
    ...{ BACKUP_DIR: `${dataDir}/daily`, BLOG_DIR: 'content/en/blog', DESK: 'on' },
  };
  const server = await startForTest({ env });
  return { env, server, place: { url: server.url, callDesk, env, folder } };
}

it.skipIf(!hasLocks)(
  'keeps its locks on the database, and each acknowledged lead, whatever is done at the desk and by commands',
  async () => {
    const { env, server, place } = await setUp();
    const send = () => Promise.all(Array.from({ length: LEADS }, () => postLead(server.url)));
    const outcomes = await send();
    for (const { name, run } of [...DESK_WORK, ...COMMAND_WORK, RESTORE]) {
      const result = await run(place);
      expect(result, name).not.toBe(500);
      expect(findUnlocked(server.databaseFile, server.pid), name).toEqual([]);
    }
    outcomes.push(...(await send()));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([201]));
    await server.kill();
    const again = await startForTest({ env });
    expect(findMissing(outcomes, again.databaseFile)).toEqual([]);
  },
);
