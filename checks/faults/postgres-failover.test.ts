import { describe, expect, it, onTestFinished } from 'vitest';
import {
  findPostgres,
  type PostgresCluster,
  type Standby,
  startPostgres,
} from '../support/postgres-cluster.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { type LeadLoad, startLeadLoad } from './lead-load.ts';
import { findLost } from './on-postgres.ts';
import { startForTest } from './start-for-test.ts';

const CLIENTS = 10;
const LEADS = 100;
const WITHOUT_LIMIT = { LEADS_PER_MINUTE: '1000000000', LEADS_PER_EMAIL_HOUR: '1000000000' };
const binaries = findPostgres();

interface Scene {
  primary: PostgresCluster;
  standby: Standby;
  proxy: FaultProxy;
  load: LeadLoad;
}

async function setUp(): Promise<Scene & { output: () => string }> {
  const primary = await startPostgres(binaries ?? '', true);
  onTestFinished(() => primary.stop());
  await primary.createDatabase('site');
  const standby = await primary.startStandby();
  onTestFinished(() => standby.stop());
  const proxy = await openFaultProxy(primary.socket);
  onTestFinished(() => proxy.close());
  const env = { DATABASE_URL: `postgres://postgres@${proxy.address}/site`, ...WITHOUT_LIMIT };
  const server = await startForTest({ env });
  const load = startLeadLoad(server.url, CLIENTS);
  onTestFinished(() => load.end());
  return { primary, standby, proxy, load, output: server.output };
}

/** Resolves once an answer from now on is a refusal. */
async function untilRefused({ outcomes }: LeadLoad, begin = outcomes.length): Promise<void> {
  await expect
    .poll(() => outcomes.slice(begin).some(({ status }) => status === 503), { timeout: 60_000 })
    .toBe(true);
}

describe.skipIf(!binaries)('a Postgres replaced by its standby under the same address', () => {
  it.each<[string, (scene: Scene) => Promise<void>]>([
    [
      'it was killed',
      async ({ primary, standby, proxy }) => {
        await primary.kill();
        await standby.promote();
        proxy.pointTo(standby.socket);
      },
    ],
    [
      'its machine is silent',
      async ({ primary, standby, proxy, load }) => {
        proxy.swallow();
        await untilRefused(load);
        await primary.kill();
        await standby.promote();
        proxy.pointTo(standby.socket);
        await proxy.goOn();
      },
    ],
    [
      'the address leads to the standby too early, and back for a while',
      async ({ primary, standby, proxy, load }) => {
        proxy.pointTo(standby.socket);
        proxy.drop();
        await untilRefused(load);
        proxy.pointTo(primary.socket);
        const refusedBefore = load.counts()[503] ?? 0;
        await load.moreAcknowledged(LEADS);
        // The next query detects the change for all connections; otherwise, each of them would keep refusing.
        expect((load.counts()[503] ?? 0) - refusedBefore).toBeLessThan(10 * CLIENTS);
        await primary.kill();
        await standby.promote();
        proxy.pointTo(standby.socket);
      },
    ],
  ])('loses no acknowledged lead and restarts no process when %s', async (_what, failOver) => {
    const scene = await setUp();
    const { standby, load, output } = scene;
    await load.moreAcknowledged(LEADS);
    await failOver(scene);
    const begin = performance.now();
    await load.moreAcknowledged(1);
    const backAfterMs = performance.now() - begin;
    await load.moreAcknowledged(LEADS);
    await load.end();

    console.log(`${backAfterMs.toFixed(0)} ms to the next lead; answers: ${JSON.stringify(load.counts())}`);
    expect(await findLost(load, standby)).toEqual([]);
    expect(Object.keys(load.counts())).toEqual(expect.toBeOneOf([['201'], ['201', '503']]));
    expect(output()).not.toContain('"level":60');
  });
});
