import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StoreMode } from './lead-server.ts';

const LEAD_SERVER = fileURLToPath(new URL('./lead-server.ts', import.meta.url));
const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const WITH_CONSTANTS = fileURLToPath(new URL('../checks/support/with-constants.ts', import.meta.url));
const START_LIMIT_MS = 60_000;

export interface BenchServer {
  name: string;
  url: string;
  pid?: number | undefined;
  /** Folder of its database. */
  dataDir?: string;
  /** Pauses it while another is measured: the deliveries of its leads that are left would slow that down. */
  pause?: () => void;
  resume?: () => void;
  stop: () => Promise<void>;
}

/** Options of a tracer that makes each sync of a disk take so much longer. */
const SLOW_DISK = ['-f', '-qq', '--seccomp-bpf', '-e', 'trace=none', '-o', '/dev/null'];
const SLOW_SYNC_US = 20_000;

/** Node's HTTP server alone, with the answer that a server of ours gives for one address. */
export async function startBareServer(page: string): Promise<BenchServer> {
  const child = spawn(process.execPath, [BARE_SERVER, page], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [url] = await once(child, 'message');
  return { name: 'bare Node', url: String(url), ...controlsOf(child) };
}

/**
 * Our server as a process of its own, with its log in a file, as nginx has it.
 * @param options a `slow` disk adds 20 ms to every sync; settings beside the usual ones
 */
export async function startLeadServer(
  mode: StoreMode,
  { disk = 'own', env = {} }: { disk?: 'own' | 'slow'; env?: Record<string, string> } = {},
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = openSync(join(folder, 'log'), 'w');
  const server = [process.execPath, WITH_CONSTANTS, LEAD_SERVER, mode];
  const inject = `inject=fsync,fdatasync:delay_enter=${SLOW_SYNC_US}`;
  const slow = ['strace', '-D', ...SLOW_DISK, '-e', inject];
  const [command = '', ...args] = disk === 'slow' ? [...slow, ...server] : server;
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: folder,
      LEADS_PER_MINUTE: '100000000',
      LEADS_PER_EMAIL_HOUR: '100000000',
      ...env,
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
  const controls = controlsOf(child);
  return {
    name: disk === 'slow' ? `${mode}, slow disk` : mode,
    url: String(url),
    dataDir: folder,
    ...controls,
    stop: async () => {
      await controls.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function controlsOf(child: ChildProcess) {
  return {
    pid: child.pid,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
