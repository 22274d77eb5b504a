import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('../../site', import.meta.url));

export interface GalleryServer {
  /** Address of the gallery, which `astro dev` alone knows. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts `astro dev` as a process of its own and waits until it listens. A port that is taken makes it try the next.
 */
export async function startGalleryServer(): Promise<GalleryServer> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const args = ['dev', '--host', '127.0.0.1', '--port', String(port)];
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' };
  const child = spawn('astro', args, { cwd: SITE, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.on('error', reject);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      written += chunk;
      const address = /(http:\/\/127\.0\.0\.1:\d+)/.exec(written)?.[1];
      if (address) resolve(address);
    });
    child.stdout.on('end', () => reject(new Error(`astro dev ended without an address:\n${written}`)));
  });
  return {
    url: `${origin}/internal/gallery`,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
