import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';

const PORT = 6379;

/** A Redis of its own, which keeps nothing beyond its end. */
export interface RunningRedis {
  /** Its socket, in a folder of its own: for ioredis and for a proxy; `REDIS_URL` takes no such path. */
  path: string;
  /** Value of `REDIS_URL`. */
  url: string;
  /** Address for another Redis, which replicates it. */
  address: readonly [host: string, port: string];
  /** Pauses it: it accepts connections and answers none. */
  pause: () => void;
  goOn: () => void;
  /** Ends it without a word. */
  kill: () => Promise<void>;
  /** Starts it again, empty, where it was. */
  start: () => Promise<void>;
  ask: (command: string, ...values: string[]) => Promise<unknown>;
  stop: () => Promise<void>;
}

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export async function startRedis(): Promise<RunningRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const path = join(folder, 'redis.sock');
  // An address of its own needs no free port.
  const host = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const args = ['--bind', host, '--port', String(PORT), '--unixsocket', path, '--dir', folder];
  const start = async () => {
    const started = spawn('redis-server', [...args, '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const line of createInterface(started.stdout)) {
      if (/ready to accept connections/i.test(line)) break;
    }
    started.stdout.resume();
    return started;
  };
  let server = await start();
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  return {
    path,
    url: `redis://${host}:${PORT}`,
    address: [host, String(PORT)],
    pause: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    kill,
    async start() {
      server = await start();
    },
    async ask(command, ...values) {
      const redis = new Redis(path);
      try {
        return await redis.call(command, ...values);
      } finally {
        redis.disconnect();
      }
    },
    async stop() {
      process.off('exit', endWithUs);
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
