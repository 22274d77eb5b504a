import { setTimeout } from 'node:timers/promises';
import { BLOG_PATHS } from 'contract/api-paths.ts';
import type { ReceivedMessage } from 'contract/chat/chat.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { hasRedis, type RunningRedis, startRedis } from '../support/redis-server.ts';
import type { ChatSocket } from '../support/users.ts';
import { readHistory } from './chat-history.ts';
import { connectAs, createClient, hearRooms, signUp } from './chat-people.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { makeServerFolders } from './server-folders.ts';
import type { RunningServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const BACK_WITHIN_MS = 60_000;
/** `REDIS_AWAY_MS=30000` for as long as an operator's failover takes. */
const AWAY_MS = Number(process.env.REDIS_AWAY_MS ?? 1_000);
const WITHOUT_LIMITS = { CHAT_EVENTS_PER_SECOND: '1000000' };

interface Way {
  redis: RunningRedis;
  /** Server that takes the address of the first, where it does. */
  other: RunningRedis;
  proxy: FaultProxy;
}

const WAYS: readonly [
  what: string,
  goAway: (way: Way) => Promise<void>,
  comeBack: (way: Way) => Promise<void>,
][] = [
  ['is killed', ({ redis }) => redis.kill(), ({ redis }) => redis.start()],
  ['stands still', async ({ redis }) => redis.pause(), async ({ redis }) => redis.goOn()],
  ['has no memory left', ({ redis }) => limitMemory(redis, '1'), ({ redis }) => limitMemory(redis, '0')],
  [
    'falls silent, and another one takes its address',
    async ({ proxy }) => proxy.swallow(),
    async ({ proxy, other }) => {
      proxy.pointTo(other.path);
      await proxy.goOn();
    },
  ],
  // Its connections stand, and it answers them: that it takes no more writes.
  [
    'becomes the replica of another one, which takes its address',
    async ({ redis, other, proxy }) => {
      proxy.pointTo(other.path);
      await redis.ask('replicaof', ...other.address);
    },
    async () => {},
  ],
];

async function limitMemory(redis: RunningRedis, bytes: string): Promise<void> {
  await redis.ask('config', 'set', 'maxmemory', bytes);
}

/** Two processes on one database and one Redis. */
async function startTwo() {
  const [redis, other] = await Promise.all([startRedis(), startRedis()]);
  for (const running of [redis, other]) onTestFinished(() => running.stop());
  const proxy = await openFaultProxy(redis.path);
  onTestFinished(() => proxy.close());
  const { siteDir, dataDir } = await makeServerFolders();
  const env = {
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
    REDIS_URL: `redis://${proxy.address}`,
    ...WITHOUT_LIMITS,
  };
  return {
    way: { redis, other, proxy },
    here: await startForTest({ env }),
    there: await startForTest({ env }),
  };
}

/** The content of each message that a socket has received. */
function listen(socket: ChatSocket): Set<string> {
  const heard = new Set<string>();
  socket.on('messageReceived', ({ content }) => heard.add(content));
  return heard;
}

async function expectUndisturbed({ url }: RunningServer): Promise<void> {
  expect((await postLead(url, 'contact', GOOD_BODIES.contact)).status).toBe(201);
  for (const path of ['/', BLOG_PATHS.articles, '/readyz'])
    expect((await fetch(url + path)).status, path).toBe(200);
}

describe.skipIf(!hasRedis)('a shared Redis', () => {
  it.each(WAYS)(
    'loses no lead, page or message when it %s, keeps chats in each process, and rejoins them later',
    async (_what, goAway, comeBack) => {
      const { way, here, there } = await startTwo();
      const clientId = createClient(here, 'Acme');
      const [asha, ben] = [await signUp(here, clientId, 'asha'), await signUp(here, clientId, 'ben')];
      const [ours, theirs] = [connectAs(here, asha), connectAs(there, ben)];
      const [{ shared }] = await Promise.all([hearRooms(ours), hearRooms(theirs)]);
      const [heardHere, heardThere] = [listen(ours), listen(theirs)];
      const acknowledged: string[] = [];
      let threadId: string | null = null;
      const say = async (content: string) => {
        const message = await new Promise<ReceivedMessage>((resolve, reject) => {
          ours.emit('aiMessage', shared.id, threadId, content, true, (given: unknown) => {
            const answer = given as ReceivedMessage | { error: { code: string } };
            if ('error' in answer) reject(new Error(`'${content}' was refused: ${answer.error.code}`));
            else resolve(answer);
          });
        });
        threadId = message.thread.id;
        acknowledged.push(message.content);
      };
      const untilHeardThere = async (words: string) => {
        let count = 0;
        await expect
          .poll(
            async () => {
              count += 1;
              await say(`${words} ${count}`);
              return [...heardThere].some((content) => content.startsWith(words));
            },
            { timeout: BACK_WITHIN_MS, interval: 500 },
          )
          .toBe(true);
      };
      await untilHeardThere('before');

      await goAway(way);
      const awayUntil = performance.now() + AWAY_MS;
      for (let count = 1; performance.now() < awayUntil; count += 1) {
        for (const server of [here, there]) await expectUndisturbed(server);
        await say(`away ${count}`);
        await setTimeout(100);
      }
      await expect.poll(() => heardHere.has('away 1')).toBe(true);
      await comeBack(way);
      await untilHeardThere('back');

      // Who was elsewhere meanwhile has missed nothing: the history has all of it, once, in its order.
      const history = await readHistory(theirs, shared.id, threadId ?? '');
      const questions = history.filter(({ senderid }) => senderid === asha.id);
      expect(questions.map(({ content }) => content)).toEqual(acknowledged);
      for (const server of [here, there]) await expectUndisturbed(server);
      expect([ours.connected, theirs.connected]).toEqual([true, true]);
      expect([await here.stop(), await there.stop()]).toEqual([0, 0]);
      for (const server of [here, there]) expect(server.output()).not.toContain('"level":60');
    },
  );
});
