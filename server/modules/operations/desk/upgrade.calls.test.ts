import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { reportUpgrade, takeAsked } from '../upgrades/asked-upgrade.ts';

const UPGRADE = '/desk/api/upgrade';

async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const server = await startTestServer({ config: { dataDir } });
  const { headers } = await signIn(server, 'owner');
  return {
    dataDir,
    allow: () => mkdirSync(join(dataDir, 'upgrade')),
    read: async () => (await server.app.inject({ url: UPGRADE, headers })).json(),
    ask: (body: object) => server.app.inject({ method: 'POST', url: UPGRADE, headers, body }),
  };
}

describe('an upgrade asked for at the desk', () => {
  it('is not there until the administrator allows it', async () => {
    const { ask, read } = await setUp();
    expect(await read()).toEqual({ isAllowed: false, asked: null, report: null });
    expect((await ask({ action: 'return' })).statusCode).toBe(404);
  });

  it('waits in a file that only its owner reads, once, and is taken once', async () => {
    const { dataDir, allow, ask } = await setUp();
    allow();
    const asked = { action: 'upgrade', version: 'v0.3.0', at: NOW.toISOString() };
    expect((await ask({ action: 'upgrade', version: 'v0.3.0' })).json()).toMatchObject({ asked });
    const file = join(dataDir, 'upgrade/asked.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(asked);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await ask({ action: 'return' })).json()).toMatchObject({ statusCode: 409, code: 'asked' });
    expect(takeAsked(dataDir)).toEqual(asked);
    expect(takeAsked(dataDir)).toBeNull();
  });

  it.each([
    ['no version', { action: 'upgrade' }],
    ['a path', { action: 'upgrade', version: '../site-2' }],
    ['a folder', { action: 'try', version: 'var/lib/site' }],
    ['an option', { action: 'upgrade', version: '--watch' }],
    ['another action', { action: 'stop', version: 'main' }],
  ])('is refused with %s', async (_name, body) => {
    const { dataDir, allow, ask } = await setUp();
    allow();
    expect((await ask(body)).statusCode).toBe(400);
    expect(takeAsked(dataDir)).toBeNull();
  });

  it('is reported', async () => {
    const { dataDir, allow, read } = await setUp();
    allow();
    const report = {
      ...{ action: 'try' as const, version: 'main', at: NOW.toISOString() },
      ...{ state: 'working' as const, step: 'installing', lines: ['- It counts to two.'] },
    };
    reportUpgrade(dataDir, report);
    expect(await read()).toEqual({ isAllowed: true, asked: null, report });
  });
});
