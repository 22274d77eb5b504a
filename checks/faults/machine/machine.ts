import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeRoot } from './root.ts';

const BOOT = fileURLToPath(new URL('boot.sh', import.meta.url));
const FILES = fileURLToPath(new URL('files/', import.meta.url));
const BOOT_TIMEOUT_MS = 120_000;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

export interface Ran {
  code: number | null;
  /** Both streams. */
  output: string;
}

export interface Machine {
  /** Runs a script as an account of the machine, in bash and in the home folder of that account. */
  run: (script: string, account?: string) => Promise<Ran>;
  stop: () => Promise<void>;
}

/**
 * Boots a Debian with systemd, accounts and a loopback network of its own: root in it is root here, and what it writes
 * is in memory. `npm ci` alone reaches the network of this machine, and its cache.
 * @param binds what else of this machine it sees, and where
 */
export async function startMachine(binds: Record<string, string>): Promise<Machine> {
  const root = await makeRoot();
  const place = mkdtempSync(join(tmpdir(), 'machine-'));
  const name = basename(place);
  const npm = dirname(dirname(realpathSync(run('which', 'npm'))));
  const shared = [
    `--bind-ro=${npm}:/usr/lib/node_modules/npm`,
    `--bind-ro=${process.execPath}:/usr/bin/node`,
    `--bind=${run('npm', 'config', 'get', 'cache')}:/root/.npm`,
    `--bind-ro=${AUTHORITIES}:/outside-authorities`,
    '--bind-ro=/etc/resolv.conf',
    ...Object.entries(binds).map(([from, to]) => `--bind=${from}:${to}`),
  ];
  const boot = [
    'unshare',
    '--mount',
    '--propagation=private',
    BOOT,
    root,
    FILES,
    place,
    `--machine=${name}`,
    ...shared,
  ];
  // Told to end with this process, however that ends.
  const child = spawn('setpriv', ['--pdeathsig=TERM', ...boot], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  /** Process of its systemd, as this machine counts. */
  const leader = () => {
    if (child.exitCode !== null) throw new Error(`the machine did not boot: ${output}`);
    return readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  };
  const machine: Machine = {
    async run(script, account = 'root') {
      const into = [
        '--target',
        leader(),
        '--mount',
        '--uts',
        '--ipc',
        '--net',
        '--pid',
        '--cgroup',
        '--root',
      ];
      const shell = [
        'runuser',
        '--login',
        account,
        '--shell',
        '/bin/bash',
        '--command',
        'exec bash -c "$(cat)"',
      ];
      return runWith(script, 'nsenter', [...into, '--wdns=/', 'env', '-i', `PATH=${PATH}`, ...shell]);
    },
    async stop() {
      // Its first process takes all others with it.
      if (child.exitCode === null) process.kill(Number(leader()) || (child.pid ?? 0), 'SIGKILL');
      await ended;
      for (const folder of [place, `/run/systemd/nspawn/propagate/${name}`])
        rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilBooted(machine, leader);
  } catch (error) {
    await machine.stop();
    throw error;
  }
  return machine;
}

async function untilBooted(machine: Machine, leader: () => string): Promise<void> {
  const deadline = performance.now() + BOOT_TIMEOUT_MS;
  let last: Ran | undefined;
  while (performance.now() < deadline) {
    if (leader() !== '') {
      last = await machine.run('systemctl is-system-running --wait');
      if (last.output.trim() === 'running') return;
    }
    await setTimeout(100);
  }
  throw new Error(`the machine is not up: ${last?.output}`);
}

async function runWith(script: string, command: string, args: readonly string[]): Promise<Ran> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.stdin.end(script);
  const [code] = await once(child, 'close');
  return { code, output };
}

function run(command: string, ...args: string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout.trim();
}
