import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { type Outcome, postLead } from './lead-load.ts';
import { describeOnPostgres, findLost } from './on-postgres.ts';
import { startAndFail } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

/** Five seconds, and what a busy machine adds. */
const REFUSED_WITHIN_MS = 6_000;
const BACK_WITHIN_MS = 60_000;

describeOnPostgres(
  'a Postgres that cannot be reached',
  (findCluster) => {
    async function openWay() {
      const proxy = await openFaultProxy(findCluster().socket);
      onTestFinished(() => proxy.close());
      return { proxy, env: { DATABASE_URL: `postgres://postgres@${proxy.address}/site` } };
    }

    it.each<[string, (proxy: FaultProxy) => Promise<void> | void]>([
      ['its connections are refused', (proxy) => proxy.refuse()],
      ['what is sent to it gets lost', (proxy) => proxy.swallow()],
    ])(
      'answers leads with 503 within 5 s while %s, still serves readers, and stores the next lead after that',
      async (_what, cut) => {
        const { proxy, env } = await openWay();
        const server = await startForTest({ env });
        const outcomes: Outcome[] = [await postLead(server.url), await postLead(server.url)];

        await cut(proxy);
        // Some at once, some that gather while the first wait.
        const refused = await Promise.all(
          [0, 0, 500, 1_500, 2_500].map(async (waitMs) => {
            await setTimeout(waitMs);
            const begin = performance.now();
            const { status } = await postLead(server.url);
            return { status, tookMs: performance.now() - begin };
          }),
        );
        console.log(`refused after ${refused.map(({ tookMs }) => tookMs.toFixed(0)).join(', ')} ms`);
        expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
        expect(Math.max(...refused.map(({ tookMs }) => tookMs))).toBeLessThan(REFUSED_WITHIN_MS);
        expect((await fetch(server.url)).status).toBe(200);
        expect((await fetch(`${server.url}/readyz`)).status).toBe(503);

        await proxy.goOn();
        await expect
          .poll(async () => outcomes[outcomes.push(await postLead(server.url)) - 1]?.status, {
            timeout: BACK_WITHIN_MS,
          })
          .toBe(201);
        expect(await findLost({ outcomes }, findCluster())).toEqual([]);
        await expect
          .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: BACK_WITHIN_MS })
          .toBe(200);
        expect(server.output()).not.toContain('"level":60');
      },
    );

    it.each<[string, (proxy: FaultProxy) => Promise<void> | void]>([
      ['its connections are refused', (proxy) => proxy.refuse()],
      ['what is sent to it gets lost', (proxy) => proxy.swallow()],
    ])(
      'ends a start while %s with the name of the setting, and lets the next start succeed',
      async (_what, cut) => {
        const { proxy, env } = await openWay();
        await cut(proxy);
        const { code, stderr } = await startAndFail({ BLOG_DIR: '/nowhere', ...env });
        expect([code, stderr]).toEqual([1, expect.stringMatching(/DATABASE_URL.*does not answer/)]);
        await proxy.goOn();
        const server = await startForTest({ env });
        expect((await postLead(server.url)).status).toBe(201);
      },
    );
  },
  { isDurable: true },
);
