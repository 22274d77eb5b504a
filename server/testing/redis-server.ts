import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe } from 'vitest';

/** To start on a machine that is busy with other tests. */
const START_MS = 60_000;

/** A Redis of its own, to be reached through a socket in a folder of its own only. */
interface RunningRedis {
  /** For ioredis; `REDIS_URL` takes no such path. */
  path: string;
  stop: () => Promise<void>;
}

/** Runs a suite on the machine's own Redis. Skipped, and said so, where it is missing. */
export function describeOnRedis(suite: (findPath: () => string) => void): void {
  const isInstalled = spawnSync('redis-server', ['--version']).status === 0;
  if (!isInstalled) console.warn('skipped: Redis is missing (redis-server in PATH)');

  describe.skipIf(!isInstalled)('with Redis', () => {
    let redis: RunningRedis | undefined;

    beforeAll(async () => {
      redis = await startRedis();
    }, START_MS);

    afterAll(async () => redis?.stop());

    suite(() => {
      if (!redis) throw new Error('Redis has not been started');
      return redis.path;
    });
  });
}

async function startRedis(): Promise<RunningRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const path = join(folder, 'redis.sock');
  const server = spawn(
    'redis-server',
    ['--port', '0', '--unixsocket', path, '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  for await (const line of createInterface(server.stdout)) {
    if (/ready to accept connections/i.test(line)) break;
  }
  server.stdout.resume();
  return {
    path,
    stop: async () => {
      process.off('exit', endWithUs);
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
