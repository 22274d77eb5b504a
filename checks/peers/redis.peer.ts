import assert from 'node:assert/strict';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { startRedis } from '../support/redis-server.ts';
import { startTwoOnRedis } from './behind/two-on-redis.ts';
import type { Peer } from './peer.ts';

/** Rights that deploy/README.md advises. */
const ADVISED = ['~*', '&*', '+@all', '-@admin', '-@dangerous', '+info'];
const PASSWORD = 'account-of-the-site';
/** Memory beyond what it has in use. */
const ROOM_BYTES = 2_000_000;
const FILLER = 'x'.repeat(65_536);
const FILLERS = 100;

export default {
  title: 'Redis',
  group: 'Behind',
  debian: ['redis-server'],
  expected:
    'All right with the account of deploy/README.md, without a line in the log. Full and evicting (allkeys-lru), chats and forms go on as before, though the stream of the chat may be evicted as a whole.',
  async run(bench) {
    const redis = await startRedis();
    bench.defer(() => redis.stop());
    await redis.ask('ACL', 'SETUSER', 'site', 'on', `>${PASSWORD}`, ...ADVISED);
    const { servers, say, shareLimits, readProblems } = await startTwoOnRedis(
      bench,
      redis.url.replace('//', `//site:${PASSWORD}@`),
    );
    await bench.attempt(
      'account with few rights: shared limits, chat across processes, no problem in the log',
      async () => {
        await shareLimits();
        await say('across');
        assert.deepEqual(readProblems(), []);
      },
      { set: `an account with \`${ADVISED.join(' ')}\`.` },
    );
    await bench.attempt('full, and evicting (allkeys-lru): forms, limits and chats go on', async () => {
      const [, used] = /used_memory:(\d+)/.exec(String(await redis.ask('INFO', 'memory'))) ?? [];
      await redis.ask('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
      await redis.ask('CONFIG', 'SET', 'maxmemory', String(Number(used) + ROOM_BYTES));
      for (let count = 0; count < FILLERS; count += 1) await redis.ask('SET', `filler-${count}`, FILLER);
      const [, evicted] = /evicted_keys:(\d+)/.exec(String(await redis.ask('INFO', 'stats'))) ?? [];
      assert.ok(Number(evicted) > 0, 'nothing was evicted');
      for (const { url } of servers) {
        assert.equal((await postLead(url, 'contact', GOOD_BODIES.contact)).status, 201);
      }
      await shareLimits();
      await say('while it is full');
      assert.deepEqual(readProblems(), []);
    });
    await bench.attempt('all keys gone at once: a chat reaches the other process again', async () => {
      await redis.ask('FLUSHALL');
      await say('after all keys are gone');
      assert.deepEqual(readProblems(), []);
    });
  },
} satisfies Peer;
