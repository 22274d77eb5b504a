import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnRedis } from '../../../../checks/support/on-redis.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { createPresence } from './presence.ts';

const MAYA = { id: 'maya', name: 'Maya', writes: false };
const BOB = { id: 'bob', name: 'Bob', writes: true };

it('names who else has a lead open, until seconds after they have closed it', async () => {
  let now = NOW;
  const presence = createPresence({ redis: null, clock: () => now });
  expect(await presence.note('lead', MAYA)).toEqual([]);
  expect(await presence.note('other', BOB)).toEqual([]);
  expect(await presence.note('lead', BOB)).toEqual([MAYA]);
  expect(await presence.note('lead', MAYA)).toEqual([BOB]);
  now = new Date(NOW.getTime() + 10_000);
  expect(await presence.note('lead', MAYA)).toEqual([]);
});

it('goes on without an answer of Redis', async () => {
  const redis = { ask: () => Promise.reject(new Error('away')) };
  const presence = createPresence({ redis, clock: () => NOW });
  await presence.note('lead', BOB);
  expect(await presence.note('lead', MAYA)).toEqual([BOB]);
});

describeOnRedis((findRedis) => {
  it('knows who has a lead open at another process', async () => {
    const client = new Redis(findRedis().path);
    onTestFinished(() => client.disconnect());
    const redis = { ask: <Answer>(command: (shared: Redis) => Promise<Answer>) => command(client) };
    const open = () => createPresence({ redis, clock: () => NOW });
    await open().note('lead', MAYA);
    expect(await open().note('lead', BOB)).toEqual([MAYA]);
  });
});
