import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts';
import { findMissing, findStoredIds, startLeadLoad } from './lead-load.ts';
import { runCommand } from './run-command.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

/** Line beside the answer of a command: the server it works with. */
const WITH_SERVER = /^with the server at \S+, whose data is in \S+\n$/;
const CANARY = 'canary.w5p@example.com';

async function setUp() {
  const { siteDir, dataDir } = await makeServerFolders();
  const env = { DATA_DIR: dataDir, SITE_DIR: siteDir, LEADS_PER_MINUTE: '1000000000' };
  return {
    dataDir,
    env,
    run: (command: string, ...args: string[]) => runCommand(command, args, { env }),
    start: () => startForTest({ env: { ...env, LOG_LEVEL: 'debug' } }),
  };
}

function filesWith(folder: string, text: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return names.filter((name) => {
    try {
      return statSync(name).isFile() && readFileSync(name).includes(text);
    } catch {
      // A mail has another name as soon as it is whole.
      return false;
    }
  });
}

it('lists, shows and erases leads beside a running server without losing a lead', async () => {
  const { dataDir, run, start } = await setUp();
  const server = await start();
  const load = startLeadLoad(server.url, 8);
  await load.acknowledged(200);
  const body = { ...GOOD_BODIES.contact, email: CANARY };
  await postLead(server.url, 'contact', body, {
    'idempotency-key': 'canary',
    baggage: `referrer=https%3A%2F%2Fa.example%2F${CANARY}`,
  });
  await postLead(server.url, 'contact', {
    ...GOOD_BODIES.contact,
    email: 'bob@example.net',
    message: `Ask ${CANARY}.`,
  });
  expect(filesWith(dataDir, CANARY)).not.toEqual([]);

  const listed = await run('leads', 'list', '--text', CANARY, '--json');
  const leads = listed.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(leads.map(({ email }) => email)).toEqual(['bob@example.net', CANARY]);
  const shown = await run('leads', 'show', leads[1].id);
  expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining(`Work email  ${CANARY}`) });
  // No terminal, no colours and no line of progress.
  expect(shown.stdout + shown.stderr).not.toContain('\u001B');

  // A mail that is under way meanwhile would be found, and said so.
  const isOpen = `select count(*) n from lead_deliveries where lead_id in (?, ?) and state = 'due'`;
  const database = new DatabaseSync(server.databaseFile, { readOnly: true });
  const ids = leads.map(({ id }) => id);
  await expect.poll(() => database.prepare(isOpen).get(...ids)).toEqual({ n: 0 });
  database.close();
  const erased = await run('leads', 'erase', '--email', CANARY, '--yes');
  expect(erased).toMatchObject({ code: 0, stderr: expect.stringMatching(WITH_SERVER) });
  expect(erased.stdout).toContain('the address was found nowhere');
  await load.end();
  expect(filesWith(dataDir, CANARY)).toEqual([]);
  expect(server.output()).not.toContain(CANARY);
  expect(load.outcomes.filter(({ status }) => status !== 201)).toEqual([]);
  expect(findMissing(load.outcomes, server.databaseFile)).toEqual([]);
});

it('backs up the database while leads are written, and restores it', async () => {
  const { dataDir, run, start } = await setUp();
  const server = await start();
  const load = startLeadLoad(server.url, 16);
  await load.acknowledged(300);
  const before = load.outcomes.flatMap(({ id }) => id ?? []);
  const copy = join(dataDir, 'copy.sqlite');
  const backup = await run('backup', copy);
  expect(backup).toMatchObject({ code: 0, stderr: expect.stringMatching(WITH_SERVER) });
  await load.end();

  const copied = findStoredIds(copy);
  expect(before.filter((id) => !copied.has(id))).toEqual([]);
  expect(backup.stdout).toContain(`, ${copied.size.toLocaleString('en-US')} leads, `);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(load.outcomes.filter(({ status }) => status !== 201)).toEqual([]);
  const stored = findStoredIds(server.databaseFile);

  expect(await run('restore', copy)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use: stop the server'),
  });
  expect(findStoredIds(server.databaseFile)).toEqual(stored);
  await server.kill();
  expect(await run('restore', copy)).toMatchObject({ code: 0 });
  expect(findStoredIds(server.databaseFile)).toEqual(copied);
  const kept = readdirSync(dataDir).find((name) => name.includes('.before-')) ?? '';
  expect(findStoredIds(join(dataDir, kept))).toEqual(stored);

  rmSync(copy);
  const again = await start();
  expect(await postLead(again.url, 'contact')).toMatchObject({ status: 201 });
});

it.skipIf(!findPostgres())('backs up and restores on Postgres, and names the tool that does it', async () => {
  const { dataDir, env } = await setUp();
  const cluster = await startPostgres(findPostgres() ?? '');
  onTestFinished(() => cluster.stop());
  await cluster.createDatabase('site');
  const onPostgres = { env: { ...env, DATABASE_URL: cluster.addressOf('site') } };
  const server = await startForTest(onPostgres);
  await postLead(server.url, 'contact', { ...GOOD_BODIES.contact, email: CANARY });
  const run = (command: string, ...args: string[]) => runCommand(command, args, onPostgres);
  expect((await run('leads', 'list')).stdout).toMatch(new RegExp(`contact +new +${CANARY}`));
  // A mail that is under way meanwhile would be written after its reader was erased.
  const openDeliveries = () => cluster.ask('site', "select id from lead_deliveries where state = 'due'");
  await expect.poll(openDeliveries).toEqual([]);
  expect((await run('leads', 'erase', '--email', CANARY, '--yes')).stdout).toContain('VACUUM FULL');
  expect((await run('leads', 'list')).stdout).toBe('no leads\n');
  const backup = await run('backup');
  expect(backup).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('pg_dump --format=custom'),
  });
  expect(backup.stderr).not.toContain(onPostgres.env.DATABASE_URL);
  expect((await run('keys', 'list')).stdout).toContain('booking-links');
  expect(filesWith(dataDir, CANARY)).toEqual([]);
  await server.stop();
});

const LEADS = 50_000;
/** An export that collected its output in memory, as rows and as text, would exceed this heap. */
const HEAP_MB = 128;

it(`exports ${LEADS} leads in a heap of ${HEAP_MB} MB`, async () => {
  const { dataDir, env } = await setUp();
  // Makes the tables.
  const server = await startForTest({ env });
  await server.stop();
  fillWithLeads(join(dataDir, 'site.sqlite'));
  const file = join(dataDir, 'leads.csv');
  const nodeArgs = [`--max-old-space-size=${HEAP_MB}`];
  const exported = await runCommand('leads', ['export', '--to', file], { env, nodeArgs });
  expect(exported).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('50,000 leads in '),
  });
  expect(statSync(file).size).toBeGreaterThan(50e6);
  const ids = readFileSync(file, 'latin1').match(/(?<=^")[\da-f-]{36}(?=")/gm);
  expect(new Set(ids).size).toBe(LEADS);
});

function fillWithLeads(file: string): void {
  const sqlite = new DatabaseSync(file);
  const message = 'An ordinary message of a visitor, as long as they are. '.repeat(16);
  const body = JSON.stringify({ ...GOOD_BODIES.contact, message });
  sqlite
    .prepare(`insert into leads (id, kind, email, body, received_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?)
      select printf('01a00000-%04x-7000-8000-%012x', n / 65536, n), 'contact', 'p' || n || '@example.com', ?,
        strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n % 600000) || ' seconds') from numbers`)
    .run(LEADS, body);
  sqlite.close();
}
