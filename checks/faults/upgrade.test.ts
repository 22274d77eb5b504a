// Upgrades as an operator types them, with versions in folders beside a link, and a stand-in for systemd, which keeps the socket.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { askForUpgrade, readUpgrade } from '../../server/modules/operations/upgrades/asked-upgrade.ts';
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts';
import { keepSocket } from './inherited-socket.ts';
import { findMissing, findStoredIds, type Outcome, postLead } from './lead-load.ts';
import { makeReleases } from './release-folders.ts';
import { COMPILE_CACHE, makeTemporaryFolder, type RunningServer, startServer } from './server-process.ts';

const MAIN = 'server/main.ts';
/** Fails where it is tried, after the copy was restored. */
const BROKEN = "if (process.env.DATA_DIR?.endsWith('.trial')) throw new Error('a broken version');";
/** Works where it is tried, and ends some seconds after its start elsewhere. */
const TIRED = "if (!process.env.DATA_DIR?.endsWith('.trial')) setTimeout(() => process.exit(1), 8_000);";

async function setUp(settings: Record<string, string> = {}) {
  const releases = makeReleases();
  await Promise.all([
    releases.add('first', { file: 'CHANGELOG.md', change: (text) => text }),
    releases.add('second', { file: 'CHANGELOG.md', change: (text) => `${text}\n- It counts to two.\n` }),
    releases.add('broken', { file: MAIN, change: (text) => `${text}\n${BROKEN}\n` }),
    releases.add('tired', { file: MAIN, change: (text) => `${text}\n${TIRED}\n` }),
  ]);
  releases.run('first');
  const { link } = releases;
  const dataDir = await makeTemporaryFolder();
  const socket = keepSocket();
  const env = {
    ...{ DATA_DIR: dataDir, RUN_DIR: join(dataDir, 'running'), BLOG_DIR: '/nowhere', DESK: 'off' },
    ...{ LEADS_PER_MINUTE: '1000000000', LEADS_PER_EMAIL_HOUR: '1000000000', ...settings },
  };
  let server: RunningServer | undefined;
  const control: Record<string, () => Promise<unknown>> = {
    async start() {
      server = await startServer({
        env: { ...env, LISTEN_FDS: '1' },
        program: ['checks/support/with-constants.ts', MAIN].map((path) => join(link, path)),
        inheritedSocket: socket.fd,
      });
    },
    stop: async () => server?.stop(),
    async restart() {
      await control.stop?.();
      await control.start?.();
    },
  };
  const controller = createServer(async (request, response) => {
    await control[request.url?.slice(1) ?? '']?.();
    response.end();
  }).listen(0, '127.0.0.1');
  await once(controller, 'listening');
  onTestFinished(async () => {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
    controller.close();
    socket.close();
  });
  const { port } = controller.address() as AddressInfo;
  const { PATH = '', HOME = '' } = process.env;
  return {
    control,
    dataDir,
    url: `http://127.0.0.1:${socket.port}`,
    runs: () => readlinkSync(link),
    /** Types `npm run upgrade` at the version that runs. */
    upgrade(...args: string[]): Promise<{ code: number; output: string }> {
      const own = args[0] === 'take-in' ? [] : ['--control', `curl -fsS http://127.0.0.1:${port}/"$1" #`];
      const options = { cwd: link, env: { PATH, HOME, ...COMPILE_CACHE, ...env, INIT_CWD: dataDir } };
      return new Promise((resolve) => {
        execFile(
          process.execPath,
          ['scripts/command.mjs', 'upgrade', ...args, ...own],
          options,
          (error, stdout, stderr) =>
            resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
        );
      });
    },
  };
}

/** Posts leads one after the other, on a connection each. */
function keepPosting(url: string) {
  const outcomes: Outcome[] = [];
  let isEnding = false;
  const running = (async () => {
    while (!isEnding) outcomes.push(await postLead(url));
  })();
  return {
    outcomes,
    async end() {
      isEnding = true;
      await running;
    },
  };
}

it('upgrades under load, returns with code and data, and stores what was put aside again', async () => {
  const { control, dataDir, url, runs, upgrade } = await setUp();
  const file = join(dataDir, 'site.sqlite');
  await control.start?.();
  const load = keepPosting(url);
  await expect.poll(() => load.outcomes.length).toBeGreaterThan(0);
  const upgraded = await upgrade('second', '--watch', '10');
  await load.end();
  expect(upgraded).toMatchObject({
    code: 0,
    output: expect.stringMatching(/- It counts to two\.\n.*works on a copy/s),
  });
  expect(runs()).toBe('site-second');
  expect([...new Set(load.outcomes.map(({ status }) => status))]).toEqual([201]);
  expect(findMissing(load.outcomes, file)).toEqual([]);

  expect(await upgrade('second')).toMatchObject({ code: 1, output: expect.stringMatching(/runs already/) });

  const all = findStoredIds(file).size;
  const returned = await upgrade('return');
  expect(returned).toMatchObject({ code: 0, output: expect.stringMatching(/^Since then: [\d,]+ leads,/m) });
  expect(runs()).toBe('site-first');
  expect(findStoredIds(file).size).toBeLessThan(all);
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
  const [, aside = ''] = /They are in (\S+):/.exec(returned.output) ?? [];
  expect(await upgrade('take-in', aside)).toMatchObject({ code: 0 });
  expect(findStoredIds(file).size).toBe(all);

  // It would put aside what came since the return.
  expect(await upgrade('return')).toMatchObject({ code: 1, output: expect.stringMatching(/no upgrade/) });
  expect(findStoredIds(file).size).toBe(all);
});

const postgres = findPostgres();

it.skipIf(!postgres)('upgrades on Postgres, and returns with the code alone', async () => {
  const cluster = await startPostgres(postgres ?? '');
  onTestFinished(() => cluster.stop());
  await Promise.all([cluster.createDatabase('live'), cluster.createDatabase('trial')]);
  const { control, url, runs, upgrade } = await setUp({ DATABASE_URL: cluster.addressOf('live') });
  const countIn = async (database: string) => {
    const [row] = await cluster.ask<{ count: string }>(database, 'select count(*) from leads');
    return Number(row?.count);
  };
  await control.start?.();
  expect((await postLead(url)).status).toBe(201);
  expect(await upgrade('second')).toMatchObject({
    code: 2,
    output: expect.stringContaining('--trial-database'),
  });

  const trial = ['--trial-database', cluster.addressOf('trial')];
  const load = keepPosting(url);
  expect(await upgrade('second', '--watch', '5', ...trial)).toMatchObject({ code: 0 });
  await load.end();
  expect(runs()).toBe('site-second');
  const answered = load.outcomes.map(({ status }) => status);
  expect([...new Set(answered)]).toEqual([201]);
  expect(await countIn('live')).toBe(1 + answered.length);
  // What was there, and what was tried.
  expect(await countIn('trial')).toBeGreaterThan(1);

  expect(await upgrade('return')).toMatchObject({ code: 0, output: expect.stringMatching(/with all data/) });
  expect(runs()).toBe('site-first');
  expect(await countIn('live')).toBe(1 + answered.length);
  expect((await postLead(url)).status).toBe(201);
});

it('stays with the version that runs when another fails its trial or while it is watched', async () => {
  const { control, dataDir, url, runs, upgrade } = await setUp();
  await control.start?.();
  expect((await postLead(url)).status).toBe(201);
  expect(await upgrade('broken', '--watch', '10')).toMatchObject({
    code: 1,
    output: expect.stringContaining('a broken version'),
  });
  expect(runs()).toBe('site-first');

  expect(await upgrade('tired', '--watch', '10')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/it is not ready.*site-first runs again, and no data was put aside/s),
  });
  expect(runs()).toBe('site-first');
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
  expect(findStoredIds(join(dataDir, 'site.sqlite')).size).toBe(1);
  expect(await upgrade('return')).toMatchObject({ code: 1, output: expect.stringMatching(/no upgrade/) });
});

it('does what an owner asks for at the desk, and reports it there', async () => {
  const { control, dataDir, url, runs, upgrade } = await setUp();
  await control.start?.();
  mkdirSync(join(dataDir, 'upgrade'));
  const at = () => new Date().toISOString();
  askForUpgrade(dataDir, { action: 'upgrade', version: 'second', at: at() });
  expect(await upgrade('asked', '--watch', '1')).toMatchObject({ code: 0 });
  expect(runs()).toBe('site-second');
  expect(readUpgrade(dataDir)).toMatchObject({
    asked: null,
    report: { state: 'done', step: null, lines: expect.arrayContaining(['- It counts to two.']) },
  });

  expect((await postLead(url)).status).toBe(201);
  askForUpgrade(dataDir, { action: 'return', at: at() });
  expect(await upgrade('asked')).toMatchObject({ code: 0, output: expect.stringContaining('@') });
  expect(runs()).toBe('site-first');
  const { report } = readUpgrade(dataDir);
  expect(report).toMatchObject({ action: 'return', state: 'done' });
  expect(report?.lines.join()).toMatch(/Since then: 1 lead/);
  expect(report?.lines.join()).not.toContain('@');

  askForUpgrade(dataDir, { action: 'upgrade', version: 'second', at: '2026-01-01T00:00:00.000Z' });
  expect(await upgrade('asked')).toMatchObject({ code: 1 });
  expect(readUpgrade(dataDir).report).toMatchObject({ state: 'failed' });
  expect(runs()).toBe('site-first');
});
