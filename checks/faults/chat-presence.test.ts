import type { ClientUser } from 'contract/chat/chat-entities.ts';
import { expect, it } from 'vitest';
import { describeOnRedis } from '../support/on-redis.ts';
import type { ChatSocket } from '../support/users.ts';
import { connectAs, createClient, signUp } from './chat-people.ts';
import { makeServerFolders } from './server-folders.ts';
import type { RunningServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const TOLD_WITHIN_MS = 30_000;

/** Two processes on one database and one Redis. */
async function startTwo(redisUrl: string): Promise<[RunningServer, RunningServer]> {
  const { siteDir, dataDir } = await makeServerFolders();
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir, REDIS_URL: redisUrl };
  return [await startForTest({ env }), await startForTest({ env })];
}

/** Follows who is online, as the reference advises clients. */
function watchOnline(socket: ChatSocket): {
  listed: Promise<ClientUser[]>;
  until: (userId: string, isOnline: boolean) => Promise<void>;
  changes: [string, boolean][];
} {
  const changes: [string, boolean][] = [];
  const online = new Map<string, boolean>();
  let look = () => {};
  const learn = (userId: string, isOnline: boolean) => {
    online.set(userId, isOnline);
    look();
  };
  const listed = new Promise<ClientUser[]>((resolve) => {
    socket.on('rooms', (_rooms, users) => {
      for (const { id, isOnline } of users) learn(id, isOnline);
      resolve(users);
    });
  });
  socket.on('userOnline', (userId, isOnline) => {
    changes.push([userId, isOnline]);
    learn(userId, isOnline);
  });
  return {
    listed,
    changes,
    until: (userId, isOnline) =>
      new Promise((resolve) => {
        look = () => {
          if (online.get(userId) === isOnline) resolve();
        };
        look();
      }),
  };
}

describeOnRedis((findRedis) => {
  it('reports the users of a killed process as gone, except those connected to another process', async () => {
    const [here, there] = await startTwo(findRedis().url);
    const clientId = createClient(here, 'Acme');
    const [asha, ben, carol] = await Promise.all(
      ['asha', 'ben', 'carol'].map((name) => signUp(here, clientId, name)),
    );
    if (!asha || !ben || !carol) throw new Error('a user has not signed up');
    const seen = watchOnline(connectAs(here, asha));
    await seen.listed;
    connectAs(there, ben);
    await seen.until(ben.id, true);
    await watchOnline(connectAs(there, carol)).listed;
    await seen.until(carol.id, true);
    await watchOnline(connectAs(here, carol)).listed;

    const killedAt = performance.now();
    await there.kill();
    await seen.until(ben.id, false);
    const toldAfterMs = performance.now() - killedAt;
    console.log(`told ${Math.round(toldAfterMs)} ms after the kill`);
    expect(toldAfterMs).toBeLessThan(TOLD_WITHIN_MS);

    const users = await watchOnline(connectAs(here, asha)).listed;
    const online = users.filter(({ isOnline }) => isOnline).map(({ id }) => id);
    expect(new Set(online)).toEqual(new Set([asha.id, carol.id]));
    expect(seen.changes).toEqual([
      [ben.id, true],
      [carol.id, true],
      [ben.id, false],
    ]);
  });
});
