import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSetting } from 'content/recorded-reads.ts';
import { BLOG_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { articleFile, makeArticleFolder } from '../../checks/support/article-folder.ts';
import { makeSiteFolder } from '../../checks/support/site-folder.ts';
import { openDatabase } from '../plugins/database/open-database.ts';
import { SQLITE_FILE } from '../plugins/database/sqlite-database.ts';
import { storeSetting } from '../plugins/database/stored-settings.ts';
import { createLogger } from '../plugins/http/request-log.ts';
import { VERSION } from '../plugins/settings/version.ts';
import { readConfig } from '../settings/read-config.ts';
import { startServer } from './start.ts';

async function setUp() {
  const siteDir = await makeSiteFolder();
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  onTestFinished(() => Promise.all([siteDir, dataDir].map((made) => rm(made, { recursive: true }))).then());
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  const start = (env: Record<string, string>, options?: { isConfirmedLive: boolean }) => {
    const folders = { DATA_DIR: dataDir, BLOG_DIR: '/nowhere' };
    const config = { ...readConfig({ HOST: '127.0.0.1', ...folders, ...env }), siteDir };
    return startServer(config, { logger, write: () => {}, flush: () => {} }, options);
  };
  return { siteDir, dataDir, logged, start };
}

async function takePort(): Promise<string> {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  return String((taken.address() as AddressInfo).port);
}

/** Counts the listeners of this process: unlike a port that was free a moment ago, no other process can change this. */
function listenerCount(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
}

function isOpen(port: string): Promise<boolean> {
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  return once(socket, 'connect').then(
    () => !!socket.destroy(),
    () => false,
  );
}

describe('startServer', () => {
  it('rejects a built site without templates of emails', async () => {
    const { siteDir, start } = await setUp();
    await rm(join(siteDir, 'server', 'mails.mjs'));
    await expect(start({ PORT: '0' })).rejects.toThrow(/^site\/dist: holds no built site: run npm run build/);
  });

  it('closes everything when its port is taken', async () => {
    const { dataDir, start } = await setUp();
    const port = await takePort();
    const before = listenerCount();
    await expect(start({ PORT: port, METRICS_PORT: '0' })).rejects.toThrow(/^PORT: must be a free port/);
    await expect.poll(listenerCount).toBe(before);
    // The last one to close the database removes its log.
    expect(await readdir(dataDir)).toEqual([SQLITE_FILE]);
  });

  it('does not serve when the port of the metrics is taken', async () => {
    const { logged, start } = await setUp();
    const metricsPort = await takePort();
    const before = listenerCount();
    const starting = start({ PORT: '0', METRICS_PORT: metricsPort });
    await expect(starting).rejects.toThrow(/^METRICS_PORT: must be a free port/);
    await expect.poll(listenerCount).toBe(before);
    expect(logged).toEqual([]);
  });

  it('closes all connections and files', async () => {
    const { dataDir, start } = await setUp();
    const before = listenerCount();
    const server = await start({ PORT: '0', METRICS_PORT: '0' });
    expect(listenerCount()).toBe(before + 2);
    await server.close();
    await expect.poll(listenerCount).toBe(before);
    expect(await readdir(dataDir)).toEqual([SQLITE_FILE]);
  });

  it('reports version and build in its log and at /healthz', async () => {
    const { logged, start } = await setUp();
    const server = await start({ PORT: '0', METRICS_PORT: '0' });
    onTestFinished(() => server.close());
    const listening = logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'listening');
    const { version, build } = await (await fetch(`${server.address}/healthz`)).json();
    expect(listening).toMatchObject({ version, build });
    expect([version, build]).toEqual([VERSION, expect.stringMatching(/^[0-9a-f]{12}$/)]);
  });

  it('warns at the start and in the log that a copy sends nothing until it is confirmed', async () => {
    const { logged, start } = await setUp();
    const begin = async (env: Record<string, string>, options?: { isConfirmedLive: boolean }) => {
      logged.length = 0;
      const server = await start({ PORT: '0', METRICS_PORT: '0', ...env }, options);
      await server.close();
      const said = (line: string) =>
        line.includes('no mail, webhook, chat message or reminder is sent before');
      return [server.notes.some(said), logged.some(said)];
    };
    expect(await begin({ PUBLIC_URL: 'https://www.example.com' })).toEqual([false, false]);
    expect(await begin({ PUBLIC_URL: 'https://www.example.com', HOST: '127.0.0.2' })).toEqual([false, false]);
    expect(await begin({})).toEqual([true, true]);
    expect(await begin({}, { isConfirmedLive: true })).toEqual([false, false]);
    expect(await begin({})).toEqual([false, false]);
  });

  it('refuses to confirm a copy that may contain people who were erased later', async () => {
    const { dataDir, start } = await setUp();
    const env = { PORT: '0', METRICS_PORT: '0' };
    await (await start(env)).close();
    const entry = { hash: 'a', salt: 'b', erasedAt: '2026-03-10T06:30:00.000Z' };
    await writeFile(join(dataDir, 'erased.jsonl'), `${JSON.stringify(entry)}\n`);
    await expect(start(env, { isConfirmedLive: true })).rejects.toThrow(
      /^DATA_DIR: erased\.jsonl names 1 who were erased .*npm run restore -- --this-is-live/,
    );
    await (await start(env)).close();
  });

  it('imports its articles before it serves, also when one file is invalid', async () => {
    const { logged, start } = await setUp();
    const folder = await makeArticleFolder({
      'a.md': articleFile(),
      'b.md': articleFile({ draft: 'maybe' }),
    });
    const server = await start({ PORT: '0', METRICS_PORT: '0', BLOG_DIR: folder });
    onTestFinished(() => server.close());
    const answer = await fetch(server.address + BLOG_PATHS.articles);
    expect(await answer.json()).toMatchObject({ total: 1 });
    expect(logged.join('')).toMatch(/"file":"b\.md","line":6,"reason":"draft must be true or false"/);
  });

  it('names what the desk has stored on built pages, as soon as it is stored', async () => {
    const { siteDir, dataDir, start } = await setUp();
    await writeFile(
      join(siteDir, 'server', 'entry.mjs'),
      `export async function handler(_request, response, _next, { office }) {
        response.writeHead(200, { 'content-type': 'text/html' }).end(office?.zoneLabel);
      }`,
    );
    const manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8'));
    manifest.files.find(({ path }: { path: string }) => path === '/').reads = ['office'];
    manifest.inputs = { office: hashSetting({}, 'office') };
    await writeFile(join(siteDir, 'manifest.json'), JSON.stringify(manifest));
    const store = async (text: string) => {
      const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {});
      const setting = { name: 'DEMO_ZONE', text, changedBy: 'mira@example.com', now: new Date() };
      await storeSetting(database, setting);
      await database.destroy();
    };
    await store('Europe/Berlin');
    const server = await start({ PORT: '0', METRICS_PORT: '0' });
    onTestFinished(() => server.close());
    const readHome = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).text();
    expect(await readHome()).toContain('Central European Time');
    await store('America/New_York');
    await expect.poll(readHome, { timeout: 10_000 }).toContain('Eastern Time');
  });

  it('leaves the default metrics port free when visitors are served there', async ({ skip }) => {
    const { start } = await setUp();
    const port = String(readConfig({}).metricsPort);
    if (await isOpen(port)) skip('another program holds the usual port of the metrics');
    const server = await start({ PORT: port });
    onTestFinished(() => server.close());
    expect((await fetch(server.address)).status).toBe(200);
  });
});
