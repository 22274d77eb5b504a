import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { canMountTmpfs, mountTmpfs, unmount } from '../../scripts/test-tools.ts';
import { SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { findMissing, postLead, startLeadLoad } from './lead-load.ts';
import { runCommand } from './run-command.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const DISK_MB = 8;
const BALLAST_BYTES = 6e6;
const CLIENTS = 8;
const REFUSED = 20;

/** Makes a disk of its own; a part of it can be freed. */
async function makeSmallDisk() {
  const folder = await makeTemporaryFolder();
  mountTmpfs(folder, DISK_MB);
  onTestFinished(async () => {
    unmount(folder);
    await rm(folder, { recursive: true });
  });
  const ballast = join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(BALLAST_BYTES));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  return { dataDir, free: () => rm(ballast) };
}

it.skipIf(!canMountTmpfs())(
  'reports a full disk to the operator of a command, without a stack trace',
  async () => {
    const { dataDir, free } = await makeSmallDisk();
    const env = { DATA_DIR: dataDir, RUN_DIR: await makeTemporaryFolder() };
    const create = () => runCommand('clients', ['create', 'Acme', '--plan', 'startup'], { env });
    expect(await create()).toMatchObject({ code: 0, stderr: '' });
    // As a server does, which keeps the log of the database open: without it, the start of the command would fail.
    const beside = new DatabaseSync(join(dataDir, SQLITE_FILE));
    onTestFinished(() => beside.close());
    beside.exec('select count(*) from clients');
    fillUp(join(dataDir, '..', 'rest'));

    const { code, stdout, stderr } = await create();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^A disk is full: .*\. Free some space and run the command again; .*\.\n$/);
    await free();
    expect(await create()).toMatchObject({ code: 0, stderr: '' });
    expect(beside.prepare('select count(*) n from clients').get()).toEqual({ n: 2 });
  },
);

function fillUp(file: string): void {
  const opened = openSync(file, 'w');
  try {
    for (;;) writeSync(opened, Buffer.alloc(4096));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(opened);
  }
}

it.skipIf(!canMountTmpfs())(
  'refuses leads while the disk is full, still serves pages, and keeps all leads once there is room',
  async () => {
    const { dataDir, free } = await makeSmallDisk();
    const mail = await startMailServer();
    const limits = { LEADS_PER_MINUTE: '1000000000', LEADS_PER_EMAIL_HOUR: '1000000000' };
    // As files, the emails would need more room than the leads.
    const delivery = { SMTP_URL: mail.url, MAIL_FROM: 'hello@example.com' };
    const server = await startForTest({ env: { DATA_DIR: dataDir, ...limits, ...delivery } });
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;

    const load = startLeadLoad(server.url, CLIENTS);
    const countRefused = () => load.outcomes.filter(({ status }) => status === 503).length;
    await expect.poll(countRefused, { timeout: 90_000 }).toBeGreaterThan(REFUSED);
    await load.end();
    expect(new Set(load.outcomes.map(({ status }) => status))).toEqual(new Set([201, 503]));

    const body = JSON.stringify({ name: 'Scheduler', email: 'asha@example.com' });
    const headers = { 'content-type': 'application/json' };
    const refusal = await fetch(server.url + LEAD_PATHS.agent, { method: 'POST', body, headers });
    expect(refusal.status).toBe(503);
    expect(refusal.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refusal.json()).toEqual({
      statusCode: 503,
      code: 'storage_unavailable',
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    for (const page of ['/', '/pricing', '/blog']) expect([page, await statusOf(page)]).toEqual([page, 200]);
    expect(server.output()).toContain('ENOSPC');
    expect(server.output()).not.toContain('asha@');

    await free();
    await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200);
    const last = await postLead(server.url);
    expect(last.status).toBe(201);
    expect(findMissing([...load.outcomes, last], server.databaseFile)).toEqual([]);

    const database = new DatabaseSync(server.databaseFile, { readOnly: true });
    onTestFinished(() => database.close());
    const count = (sql: string) => Number(database.prepare(sql).get()?.n);
    const isOpen = "select count(*) n from lead_deliveries where state = 'due'";
    await expect.poll(() => count(isOpen), { timeout: 180_000, interval: 500 }).toBe(0);
    const leads = count('select count(*) n from leads');
    expect(count("select count(*) n from lead_deliveries where state = 'done'")).toBe(leads);
    expect(mail.taken.size).toBe(leads);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain('a page could not be drawn');
  },
);
