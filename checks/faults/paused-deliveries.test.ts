import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { LEASE_MS } from '../../server/modules/leads/deliveries/delivery-queue.ts';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { startLeadLoad } from './lead-load.ts';
import { describeOnPostgres, findLost } from './on-postgres.ts';
import { makeServerFolders } from './server-folders.ts';
import type { RunningServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const START_MS = 60_000;
const LEADS = 5;

describeOnPostgres('on one Postgres', (findCluster) => {
  async function makeEnv(name: string): Promise<Record<string, string>> {
    const cluster = findCluster();
    await cluster.createDatabase(name);
    const { siteDir, dataDir } = await makeServerFolders();
    return {
      DATABASE_URL: cluster.addressOf(name),
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
      LEADS_PER_MINUTE: '1000000000',
      LEADS_PER_EMAIL_HOUR: '1000000000',
    };
  }

  it('repeats no delivery of another process after a process was paused for longer than its leases', async () => {
    const crm = await startWebhookReceiver();
    const env = {
      ...(await makeEnv('paused')),
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
    };
    const paused = await startForTest({ env });
    onTestFinished(() => paused.signal('SIGCONT'));
    crm.mood = 'hang';
    for (let count = 0; count < LEADS; count += 1) await store(paused);
    // Under way at the receiver, which says nothing: then the process stands still.
    await expect.poll(() => crm.calls.length, { timeout: START_MS }).toBe(LEADS);
    paused.signal('SIGSTOP');
    crm.mood = 204;
    const other = await startForTest({ env });
    await expect.poll(() => crm.taken.size, { timeout: 3 * LEASE_MS, interval: 500 }).toBe(LEADS);
    paused.signal('SIGCONT');
    // It lives again once it delivers what is new.
    await store(paused);
    await expect.poll(() => crm.taken.size, { timeout: 3 * LEASE_MS, interval: 500 }).toBe(LEADS + 1);

    const answered = crm.calls.slice(LEADS).map(({ headers }) => headers['webhook-id']);
    expect(answered).toHaveLength(LEADS + 1);
    expect(new Set(answered).size).toBe(LEADS + 1);
    await expect
      .poll(() => findCluster().ask('paused', "select id from lead_deliveries where state <> 'done'"))
      .toEqual([]);
    expect(await other.stop()).toBe(0);
    expect(await paused.stop()).toBe(0);
  });

  it('answers 503 while the pool has no free connection, and loses no acknowledged lead', async () => {
    const server = await startForTest({ env: await makeEnv('exhausted') });
    const holder = new pg.Client(findCluster().addressOf('exhausted'));
    await holder.connect();
    onTestFinished(() => holder.end());
    const load = startLeadLoad(server.url, 32);
    await load.acknowledged(50);
    // Each request that writes a lead holds a connection until it gives up: soon all ten are held.
    await holder.query('begin');
    await holder.query('lock table leads in access exclusive mode');
    const isRefused = () => load.outcomes.some(({ status }) => status === 503);
    await expect.poll(isRefused, { timeout: START_MS }).toBe(true);
    // A page from memory needs no database query.
    expect((await fetch(server.url)).status).toBe(200);
    await holder.query('rollback');
    await load.moreAcknowledged(50);
    await load.end();

    expect([...new Set(load.outcomes.map(({ status }) => status))].sort()).toEqual([201, 503]);
    expect(await findLost(load, findCluster(), 'exhausted')).toEqual([]);
    // For a second after a failure it says no, and is sure only then.
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 })
      .toBe(200);
  });
});

async function store({ url }: RunningServer): Promise<void> {
  expect((await postLead(url, 'contact', GOOD_BODIES.contact)).status).toBe(201);
}
