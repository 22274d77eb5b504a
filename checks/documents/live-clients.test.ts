import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoClientOf, newEmail, PASSWORD } from '../faults/demo-user.ts';
import { type RunningServer, startServer } from '../faults/server-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_MS = 180_000;
const COMMANDS = /^npx (\S+) .*$/gm;

type Call = (...args: unknown[]) => Promise<{ data?: unknown; status?: number; response?: Response }>;

let server: RunningServer;
let folder: string;
/** Commands of the page, by the package that they run. */
const commands = new Map<string, string>();

beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'live-clients-'));
  const page = await (await fetch(`${server.url}/api-reference/clients.md`)).text();
  for (const [command, name = ''] of page.matchAll(COMMANDS)) commands.set(name, command);
}, TIMEOUT_MS);

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command of the reference in a folder of its own, with this repository's copy of the program. */
async function generate(name: string): Promise<string> {
  const own = join(folder, name.replaceAll(/\W/g, '-'));
  await mkdir(own);
  await symlink(join(ROOT, 'node_modules'), join(own, 'node_modules'));
  await writeFile(join(own, 'package.json'), '{ "type": "module" }');
  const command = commands.get(name) ?? '';
  expect(command).toContain(`${server.url}/openapi.json`);
  const [, , ...args] = command.split(' ');
  const { status, stderr } = spawnSync(process.execPath, [await programOf(name), ...args], {
    cwd: own,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return own;
}

/** Returns the program of a package that `npx` runs. */
async function programOf(name: string): Promise<string> {
  const description = findPackageJSON(name, import.meta.url);
  if (!description) throw new Error(`${name} is not installed`);
  const { bin } = JSON.parse(await readFile(description, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(dirname(description), typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
}

const user = () => ({ clientId: demoClientOf(server), email: newEmail(), password: PASSWORD });
const MESSAGE = {
  ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', company: 'Acme' },
  message: 'A generated client says hello.',
};

describe('a client that the command of the reference generates', () => {
  it(
    'signs up, logs in, reads and writes on a live server, by Hey API',
    async () => {
      const own = await generate('@hey-api/openapi-ts');
      const sdk: Record<string, Call> = await import(/* @vite-ignore */ join(own, 'client/sdk.gen.ts'));
      const body = user();
      const statuses = [
        await sdk.signup?.({ body }),
        await sdk.login?.({ body: { email: body.email, password: body.password } }),
        await sdk.listCategories?.(),
        await sdk.contactRequest?.({ body: MESSAGE }),
        await sdk.login?.({ body: { email: body.email, password: 'wrong' } }),
      ].map((answer) => answer?.response?.status);
      expect(statuses).toEqual([201, 200, 200, 201, 401]);
    },
    TIMEOUT_MS,
  );

  it(
    'does so by orval, whose addresses have no host',
    async () => {
      const own = await generate('orval');
      const client: Record<string, Call> = await import(/* @vite-ignore */ join(own, 'client.ts'));
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(server.url + path, init));
      const body = user();
      const statuses = [
        await client.signup?.(body),
        await client.login?.({ email: body.email, password: body.password }),
        await client.listCategories?.(),
        await client.contactRequest?.(MESSAGE),
      ].map((answer) => answer?.status);
      vi.unstubAllGlobals();
      expect(statuses).toEqual([201, 200, 200, 201]);
    },
    TIMEOUT_MS,
  );

  it(
    'has types that fit what a live server answers, by openapi-typescript',
    async () => {
      const own = await generate('openapi-typescript');
      const answers = {
        '/authms/blog-category': await read('/authms/blog-category'),
        '/authms/blog': await read('/authms/blog?page=1&limit=2'),
      };
      const lines = Object.entries(answers).map(
        ([path, answer]) =>
          `(${JSON.stringify(answer)}) satisfies paths['${path}']['get']['responses'][200]['content']['application/json'];`,
      );
      const text = ["import type { paths } from './client.ts';", ...lines].join('\n');
      await writeFile(join(own, 'answers.ts'), text);
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
      const { status, stdout } = spawnSync(
        process.execPath,
        [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options, '--ignoreConfig', 'answers.ts'],
        { cwd: own, encoding: 'utf8' },
      );
      expect([status, stdout]).toEqual([0, '']);
    },
    TIMEOUT_MS,
  );
});

async function read(path: string): Promise<unknown> {
  return (await fetch(server.url + path)).json();
}
