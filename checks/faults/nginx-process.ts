import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../../server/testing/free-port.ts';

const CONFIGURATION = new URL('../../deploy/nginx/site.conf', import.meta.url);
const START_PATIENCE_MS = 30_000;

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.warn('skipped: nginx is missing');

export interface RunningNginx {
  /** Where it listens. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Runs nginx with the configuration that operators are given: only its addresses are others, TLS is left out, and its
 * own files stand in a folder of their own.
 * @param ports of the two processes behind it
 */
export async function runNginx(ports: readonly [number, number]): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const site = readFileSync(CONFIGURATION, 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
    .replaceAll(/^ *(listen|ssl_\S+) .*$/gm, (line, name) => {
      if (name !== 'listen') return '';
      return line.includes('443') && !line.includes('[') ? `listen 127.0.0.1:${port};` : '';
    })
    // Without a line of its own it would listen on port 80.
    .replace(/^server \{[^}]*return 301[^}]*\}/m, '');
  const main = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(main, frame(folder));
  execFileSync('nginx', ['-t', '-q', '-c', main, '-p', folder]);
  const child = spawn('nginx', ['-c', main, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(port);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same for a test, with which it ends. */
export async function startNginx(ports: readonly [number, number]): Promise<string> {
  const { url, stop } = await runNginx(ports);
  onTestFinished(stop);
  return url;
}

function frame(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
user root;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}`;
}

async function untilListening(port: number): Promise<void> {
  const deadline = performance.now() + START_PATIENCE_MS;
  while (performance.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error(`nginx does not listen on ${port}`);
}
