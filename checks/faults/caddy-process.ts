import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import { untilListening } from './until-listening.ts';

const CONFIGURATION = new URL('../../deploy/caddy/Caddyfile', import.meta.url);

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) console.warn('skipped: caddy is missing');

/**
 * Runs Caddy for one test with the configuration that operators are given, without TLS, on `127.0.0.1` in the place of
 * www.example.com.
 * @param ports of the two processes behind it
 * @returns its address, and the folder with all that it logs
 */
export async function startCaddy(ports: readonly [number, number]): Promise<{ url: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await findFreePort();
  const file = join(folder, 'Caddyfile');
  const text = readFileSync(CONFIGURATION, 'utf8')
    .replace('{$SITE_HOST:www.example.com} {', `http://127.0.0.1:${port} {`)
    .replace('{$SITE_ALIAS:example.com} {', `http://example.com:${port} {`);
  writeFileSync(file, text);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      CADDY_ADMIN: `unix/${folder}/admin`,
      SITE_UPSTREAMS: ports.map((each) => `127.0.0.1:${each}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.pipe(createWriteStream(join(folder, 'log')));
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  await untilListening(port);
  return { url: `http://127.0.0.1:${port}`, folder };
}
