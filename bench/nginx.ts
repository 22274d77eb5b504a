import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SiteManifest } from 'contract/site/site-manifest.ts';
import { findFreePort } from '../checks/support/free-port.ts';
import type { BenchServer } from './servers.ts';

const DIST = new URL('../site/dist/', import.meta.url);

/**
 * Debian's nginx as it ships, with one worker and its access log on, serving the compressed files of the same build.
 */
export async function startNginx(path: string): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configure(folder, port, fileOf(path), path));
  const child = spawn('nginx', ['-c', configuration, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}${path}`);
  return {
    name: 'nginx',
    url,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configure(folder: string, port: number, file: string, path: string): string {
  const root = fileURLToPath(new URL('client', DIST));
  return `
daemon off;
worker_processes 1;
user root;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  access_log ${folder}/access.log;
  sendfile on;
  tcp_nopush on;
  default_type text/html;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    gzip_static on;
    location = ${path} { try_files /${file} =404; }
  }
}
`;
}

function fileOf(path: string): string {
  const manifest: SiteManifest = JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8'));
  const found = manifest.files.find((file) => file.path === path);
  if (!found) throw new Error(`the build has no ${path}`);
  return found.file;
}

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`nginx does not answer at ${url}`);
}
