import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

export interface PostgresCluster {
  /** Socket at which it listens. */
  socket: string;
  /** The database's address for `DATABASE_URL`. */
  addressOf(database: string): string;
  /** The rows of a query. */
  ask<Row extends object>(database: string, query: string): Promise<Row[]>;
  /** Makes a copy of `template1`. */
  createDatabase(name: string): Promise<void>;
  /** Ends the server as `how` says, and starts it again on the same data. */
  restart(how: 'fast' | 'immediate' | 'killed'): Promise<void>;
  /** Ends the server without a word, for good. */
  kill(): Promise<void>;
  /**
   * Another server that holds whatever this one has committed before it says so, and takes nothing itself until it is
   * promoted. For a durable cluster only.
   */
  startStandby(): Promise<Standby>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/** Cluster that follows another, and may take its place. */
export interface Standby extends PostgresCluster {
  promote(): Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

const USER = 'postgres';
/** Folder of Debian's programs, one folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
/** Clients' programs may lie elsewhere than the server's. */
const PROGRAMS = ['initdb', 'postgres', 'pg_basebackup'];
const SETTINGS = ['max_connections=300'];
const READY = /database system is ready to accept (read-only )?connections/;
const MOST_STARTS = 100;
const START_PAUSE_MS = 100;
/** Options of a cluster that need not survive a power cut. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** The folder of the newest Postgres of this machine; `undefined` without one, or if `WITHOUT_POSTGRES` is set. */
export function findPostgres(): string | undefined {
  if (process.env.WITHOUT_POSTGRES) return undefined;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name))));
}

/**
 * Starts an empty cluster in a folder of its own, to be reached through a socket in that folder only.
 * @param isDurable whether what it commits survives its being killed; a test of something else does without
 */
export async function startPostgres(binaries: string, isDurable = false): Promise<PostgresCluster> {
  return runCluster(binaries, isDurable ? [] : FAST, (data) => [
    'initdb',
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
  ]);
}

/** @param make the program that fills the data folder, and its arguments */
async function runCluster(
  binaries: string,
  further: readonly string[],
  make: (data: string) => [program: string, args: string[]],
): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const owner = findOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const [program, makingArgs] = make(data);
  await promisify(execFile)(join(binaries, program), makingArgs, { cwd: folder, ...owner });
  const settings = ['listen_addresses=', ...SETTINGS, ...further];
  const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () =>
    startPatiently(() =>
      spawn(join(binaries, 'postgres'), args, {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        ...owner,
      }),
    );
  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);

  const addressOf = (database: string) =>
    `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const cluster: PostgresCluster = {
    socket: join(folder, '.s.PGSQL.5432'),
    addressOf,
    async ask(database, query) {
      const client = new pg.Client(addressOf(database));
      await client.connect();
      try {
        return (await client.query(query)).rows;
      } finally {
        await client.end();
      }
    },
    async createDatabase(name) {
      await cluster.ask('postgres', `create database ${pg.escapeIdentifier(name)}`);
    },
    async restart(how) {
      await end(SIGNALS[how]);
      server = await start();
    },
    kill: () => end('SIGKILL'),
    async startStandby() {
      const standby = await runCluster(binaries, further, (copy) => [
        'pg_basebackup',
        ['-h', folder, '-U', USER, '-D', copy, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      ]);
      await cluster.ask('postgres', "alter system set synchronous_standby_names = '*'");
      await cluster.ask('postgres', 'select pg_reload_conf()');
      await untilFollowed(cluster);
      return Object.assign(standby, {
        promote: async () => void (await standby.ask('postgres', 'select pg_promote()')),
      });
    },
    async stop() {
      process.off('exit', endWithUs);
      // Its fast shutdown: clients that are still connected are disconnected.
      await end('SIGINT');
      await rm(folder, { recursive: true });
    },
  };
  return cluster;
}

/** The signals that stop Postgres: fast disconnects the clients in order, immediate stops without a checkpoint. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

/** Postgres refuses to run as root, but root may run it as another user. */
function findOwner(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: '-u' | '-g', name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  for (const name of [USER, 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // This machine has no such user.
    }
  }
  throw new Error('there is no user to run Postgres as: neither postgres nor nobody');
}

/** Starts Postgres, patiently: after it was killed, its children still hold its memory for a moment. */
async function startPatiently(launch: () => ChildProcess): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    const server = launch();
    const said = await untilReady(server);
    if (said === 'ready') return server;
    if (tries === MOST_STARTS || !said.includes('shared memory block')) {
      throw new Error(`Postgres did not start:\n${said}`);
    }
    await setTimeout(START_PAUSE_MS);
  }
}

/** @returns what it said instead, if it ended */
async function untilReady({ stderr }: ChildProcess): Promise<string> {
  const said: string[] = [];
  if (!stderr) throw new Error('the server says nothing');
  for await (const line of createInterface(stderr)) {
    if (READY.test(line)) {
      stderr.resume();
      return 'ready';
    }
    said.push(line);
  }
  return said.join('\n');
}

async function untilFollowed(cluster: PostgresCluster): Promise<void> {
  const query = "select 1 from pg_stat_replication where sync_state = 'sync'";
  while ((await cluster.ask('postgres', query)).length === 0) await setTimeout(START_PAUSE_MS);
}
