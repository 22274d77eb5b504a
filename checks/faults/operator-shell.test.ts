// Runs the operator's commands through npm, on machines with faults.
import { execFile } from 'node:child_process';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { chmod, copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { makeTemporaryFolder } from './server-process.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const OTHER_ACCOUNT = 65_534;
const STACK = /\n\s+at |node:internal|Error:/;

/** One simple call of each command. */
const CALLS: readonly [name: string, ...args: string[]][] = [
  ['leads', 'list'],
  ['leads', 'erase', '--email', 'asha@example.com'],
  ['bookings', 'list'],
  ['clients', 'list'],
  ['blog', 'list'],
  ['keys', 'list'],
  ['backup'],
  ['restore', 'copy.sqlite'],
  ['move', '--to', 'postgres://site:secret@127.0.0.1:1/site'],
];

interface CheckedOut {
  /** The packages are there. */
  hasPackages?: boolean;
}

/** A folder of the code without the scripts that install and build. */
async function checkOut({ hasPackages = true }: CheckedOut = {}): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'scripts'));
  for (const file of ['package.json', 'scripts/command.mjs'])
    await copyFile(join(REPOSITORY, file), join(folder, file));
  // Newer than the packages; the commands must not install them.
  await copyFile(join(REPOSITORY, 'package-lock.json'), join(folder, 'package-lock.json'));
  for (const part of ['server', 'contract', ...(hasPackages ? ['node_modules'] : [])]) {
    await symlink(join(REPOSITORY, part), join(folder, part));
  }
  await chmod(folder, 0o755);
  return folder;
}

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(
  folder: string,
  call: readonly string[],
  env: Record<string, string>,
  options: { uid?: number } = {},
): Promise<Run> {
  const [name = '', ...args] = call;
  const { PATH = '' } = process.env;
  const surroundings = {
    PATH,
    HOME: '/nowhere',
    npm_config_update_notifier: 'false',
  };
  try {
    const npm = ['run', '--silent', name, '--', ...args];
    const options_ = { cwd: folder, env: { ...surroundings, ...env }, ...options };
    return { code: 0, ...(await promisify(execFile)('npm', npm, options_)) };
  } catch (error) {
    const { code, stdout, stderr } = error as Run;
    return { code, stdout, stderr };
  }
}

async function makeDataDir(prepare: (file: string) => Promise<void> | void): Promise<string> {
  const dataDir = await makeTemporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await prepare(join(dataDir, 'site.sqlite'));
  return dataDir;
}

async function makeDatabase(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  await database.destroy();
}

const FAULTS: [string, () => Promise<Record<string, string>>][] = [
  ['no database', async () => ({ DATA_DIR: await makeDataDir(() => {}) })],
  ['a database of 0 bytes', async () => ({ DATA_DIR: await makeDataDir((file) => writeFile(file, '')) })],
  [
    'a file that is no database',
    async () => ({ DATA_DIR: await makeDataDir((file) => writeFile(file, 'x'.repeat(9_000))) }),
  ],
  [
    'a folder in the place of the database',
    async () => ({ DATA_DIR: await makeDataDir((file) => void mkdir(file)) }),
  ],
  [
    'a database without one of its tables',
    async () => ({
      DATA_DIR: await makeDataDir(async (file) => {
        await makeDatabase(join(file, '..'));
        const sqlite = new DatabaseSync(file);
        sqlite.exec('drop table lead_notes; drop table demo_seats; alter table leads rename to other_leads');
        sqlite.close();
      }),
    }),
  ],
  ['a Postgres that is away', async () => ({ DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' })],
  ['settings that cannot be read', async () => ({ ENV_FILE: '/nowhere/settings.env' })],
  ['a setting that is wrong', async () => ({ TRUSTED_PROXIES: '0.0.0.0/0' })],
];

describe('the operator’s commands', () => {
  it.each(FAULTS)('explains %s without a stack trace', async (_what, prepare) => {
    const folder = await checkOut();
    const env = await prepare();
    const ran = await Promise.all(CALLS.map((call) => run(folder, call, env)));
    for (const [index, { code, stderr }] of ran.entries()) {
      const call = CALLS[index]?.join(' ');
      expect([call, stderr]).toEqual([call, expect.not.stringMatching(STACK)]);
      if (code === 0) continue;
      // A misuse prints the usage.
      const most = code === 2 ? 12 : 5;
      expect(stderr.trim().split('\n').length, `${call}: ${stderr}`).toBeLessThanOrEqual(most);
      expect(stderr, call).not.toBe('');
    }
    // No command has written to the folder of the code.
    expect(readdirSync(folder).sort()).toEqual([
      ...['contract', 'node_modules', 'package-lock.json', 'package.json', 'scripts', 'server'],
    ]);
  });

  it('shows the stack of an unexpected error with LOG_LEVEL=debug', async () => {
    const [folder, [, prepare]] = [await checkOut(), FAULTS[4] as (typeof FAULTS)[number]];
    const env = await prepare();
    const quiet = await run(folder, ['leads', 'list'], env);
    expect(quiet).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Unexpected error .*LOG_LEVEL=debug/),
    });
    expect((await run(folder, ['leads', 'list'], { ...env, LOG_LEVEL: 'debug' })).stderr).toMatch(STACK);
  });

  it('reports missing packages in one line, and installs nothing', async () => {
    const folder = await checkOut({ hasPackages: false });
    for (const call of CALLS) {
      const { code, stderr } = await run(folder, call, {});
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^There are no packages in [^\n]+npm ci[^\n]+\n$/),
      ]);
    }
    expect(readdirSync(folder)).not.toContain('node_modules');
  });

  it.skipIf(process.getuid?.() !== 0)('runs under an account that cannot write to the code', async () => {
    const folder = await checkOut();
    const dataDir = await makeDataDir(() => {});
    await makeDatabase(dataDir);
    for (const name of ['', ...readdirSync(dataDir)])
      chownSync(join(dataDir, name), OTHER_ACCOUNT, OTHER_ACCOUNT);
    const settings = join(folder, 'settings.env');
    await writeFile(settings, 'SALES_EMAIL=sales@example.com\n', { mode: 0o640 });
    chownSync(settings, 0, OTHER_ACCOUNT);
    const asService = (call: readonly string[]) =>
      run(folder, call, { DATA_DIR: dataDir, ENV_FILE: settings, HOME: dataDir }, {
        uid: OTHER_ACCOUNT,
        gid: OTHER_ACCOUNT,
      } as object);
    const before = statSync(join(REPOSITORY, 'site/dist/manifest.json')).mtimeMs;
    for (const call of [['leads', 'list'], ['bookings', 'list'], ['keys', 'rotate'], ['backup']]) {
      expect(await asService(call), call.join(' ')).toMatchObject({ code: 0, stderr: '' });
    }
    expect((await asService(['leads', 'test'])).stdout).toContain('sales-email: accepted');
    expect(statSync(join(REPOSITORY, 'site/dist/manifest.json')).mtimeMs).toBe(before);
  });
});
