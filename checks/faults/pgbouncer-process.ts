import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import type { PostgresCluster } from '../support/postgres-cluster.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { untilListening } from './until-listening.ts';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export interface RunningPgBouncer {
  /** Its host and port. */
  address: string;
  /** Ends it without a word, and starts another in its place. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer as Debian ships it, in front of the cluster.
 * @param mode its `pool_mode`
 */
export async function runPgBouncer(mode: string, cluster: PostgresCluster): Promise<RunningPgBouncer> {
  const port = await findFreePort();
  const folder = await makeTemporaryFolder();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${dirname(cluster.socket)} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  // It gives up the rights of root before it reads the file.
  await chmod(folder, 0o755);
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const start = () => spawn('pgbouncer', ['-q', ...asUser, file], { stdio: 'ignore' });
  let child = start();
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await untilListening(port);
  return {
    address: `127.0.0.1:${port}`,
    async restart() {
      await end();
      child = start();
      await untilListening(port);
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
