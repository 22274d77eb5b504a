import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StoreMode } from './lead-server.ts';

const LEAD_SERVER = fileURLToPath(new URL('./lead-server.ts', import.meta.url));
const START_LIMIT_MS = 10_000;

export interface BenchServer {
  name: string;
  url: string;
  stop: () => Promise<void>;
}

/** Our server as a process of its own, with its log in a file, as nginx has it. */
export async function startLeadServer(mode: StoreMode): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = openSync(join(folder, 'log'), 'w');
  const child = spawn(process.execPath, [LEAD_SERVER, mode], {
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: folder,
      LEADS_PER_MINUTE: '100000000',
    },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  const [url] = await Promise.race([
    once(child, 'message'),
    setTimeout(START_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${mode} did not start: ${readFileSync(join(folder, 'log'), 'utf8')}`);
    }),
  ]);
  return {
    name: mode,
    url: String(url),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
