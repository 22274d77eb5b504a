import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeSiteFolder } from '../support/site-folder.ts';
import { makeTemporaryFolder, startAndFail } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

let siteDir: string;
let folder: string;

beforeAll(async () => {
  siteDir = await makeSiteFolder();
  folder = await makeTemporaryFolder();
});

afterAll(() => Promise.all([siteDir, folder].map((made) => rm(made, { recursive: true }))));

async function takePort(): Promise<{ taken: Server; port: string }> {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  return { taken, port: String((taken.address() as AddressInfo).port) };
}

describe('a server that cannot start', () => {
  const settings: [string, string, RegExp][] = [
    ['PORT', 'eighty', /^PORT: must be a port from 0 to 65535$/],
    ['HOST', '203.0.113.7', /^HOST: must be an address of this machine$/],
    ['PUBLIC_URL', 'example.com', /^PUBLIC_URL: must be an origin without a path, such as \S+$/],
    ...['all', '0.0.0.0/0', '10.0.0.1, ::/0'].map((text): [string, string, RegExp] => [
      'TRUSTED_PROXIES',
      text,
      /^TRUSTED_PROXIES: must be IP addresses and CIDR ranges between commas, and never all addresses \(\/0\)$/,
    ]),
    ['LEADS_PER_MINUTE', '-1', /^LEADS_PER_MINUTE: must be a number from 1 to \d+$/],
    ['DATABASE_URL', 'postgres://a:secret@127.0.0.1:1/b', /^DATABASE_URL: (?!.*secret).+$/],
    ['SITE_DIR', '/nowhere', /^site\/dist: holds no built site: run npm run build .*$/],
  ];

  it.each(settings)('explains in one line what is wrong with %s=%s', async (name, text, line) => {
    const { code, stderr } = await startAndFail({ DATA_DIR: folder, SITE_DIR: siteDir, [name]: text });
    expect(stderr.trimEnd()).toMatch(line);
    expect([code, stderr.split('\n').length]).toEqual([1, 2]);
  });

  it.each(['PORT', 'METRICS_PORT'])(
    'reports in one line that another process uses the configured %s',
    async (name) => {
      const { port } = await takePort();
      const { code, stderr } = await startAndFail({ DATA_DIR: folder, SITE_DIR: siteDir, [name]: port });
      expect([code, stderr]).toEqual([1, `${name}: must be a free port, and ${port} is taken\n`]);
    },
  );

  it('reports in one line that its data folder is not writable', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, stderr } = await startAndFail({
      DATA_DIR: join(folder, 'file', 'data'),
      SITE_DIR: siteDir,
    });
    expect([code, stderr]).toEqual([1, 'DATA_DIR: must be a folder that this process can write to\n']);
  });
});

it.skipIf(process.platform !== 'linux')('exits at once when it cannot create its data folder', async () => {
  const { code, stderr } = await startAndFail({ DATA_DIR: '/proc/x', SITE_DIR: siteDir });
  expect([code, stderr]).toEqual([1, 'DATA_DIR: must be a folder that this process can write to\n']);
});

describe('a server that starts', () => {
  it('suggests the setting for a misspelled variable, without printing its value', async () => {
    const server = await startForTest({ env: { SITE_DIR: siteDir, SALES_MAIL: 'sales@example.com' } });
    await server.wrote('SALES_MAIL: is not a setting and has no effect; did you mean SALES_EMAIL?');
    expect(server.output()).not.toContain('sales@example.com');
  });

  it('reports a variable that is no longer a setting', async () => {
    const env = { BLOG_DIR: '/nowhere', CHAT_EVENTS_PER_SECOND: '7' };
    const server = await startForTest({ env, program: ['server/main.ts'] });
    await server.wrote(
      'CHAT_EVENTS_PER_SECOND: is no longer a setting and has no effect; the value is always 20',
    );
  });

  it('prints the address to open, and serves metrics to this machine only', async () => {
    const server = await startForTest({ env: { SITE_DIR: siteDir } });
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(server.url)).status).toBe(200);
    await server.wrote('"metricsPort":');
    const metricsPort = /"metricsPort":(\d+)/.exec(server.output())?.[1];
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toContain('http_request_duration_seconds_bucket');
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect(await server.stop()).toBe(0);
  });

  it('starts beside another server that uses the default metrics port', async () => {
    const env = { SITE_DIR: siteDir, METRICS_PORT: '' };
    const servers = await Promise.all([startForTest({ env }), startForTest({ env })]);
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
    expect(servers.some((server) => server.output().includes('METRICS_PORT: 9464 is taken'))).toBe(true);
  });
});
