import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import { untilListening } from './until-listening.ts';

const CONFIGURATION = new URL('../../deploy/nginx/site.conf', import.meta.url);

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.warn('skipped: nginx is missing');

export interface RunningNginx {
  /**
   * Address at which it listens as on port 443, for requests to the name `127.0.0.1`, which stands for www.example.com.
   */
  url: string;
  /** The same for port 80. */
  plainUrl: string;
  /** Holds its logs. */
  folder: string;
  stop: () => Promise<void>;
}

/**
 * Runs nginx with the configuration that operators are given: only its addresses are others, TLS is left out, and its
 * own files stand in a folder of their own.
 * @param ports of the two processes behind it
 */
export async function runNginx(ports: readonly [number, number]): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const site = readFileSync(CONFIGURATION, 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
    .replaceAll('www.example.com', '127.0.0.1')
    .replaceAll('/var/', `${folder}/`)
    .replaceAll(/^ *(ssl_\S+|listen \[).*$/gm, '')
    .replaceAll(/listen (80|443 ssl http2)/g, (_, which) => {
      return `listen 127.0.0.1:${which === '80' ? plainPort : port}`;
    });
  const main = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'log/nginx'), { recursive: true });
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(main, frame(folder));
  execFileSync('nginx', ['-t', '-q', '-c', main, '-p', folder]);
  const child = spawn('nginx', ['-c', main, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(port);
  return {
    url: `http://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    folder,
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
export async function startNginx(ports: readonly [number, number]): Promise<RunningNginx> {
  const nginx = await runNginx(ports);
  onTestFinished(nginx.stop);
  return nginx;
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
