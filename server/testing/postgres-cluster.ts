import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';

export interface PostgresCluster {
  /** The database's address for `DATABASE_URL`. */
  addressOf(database: string): string;
  /** Makes a copy of `template1`. */
  createDatabase(name: string): Promise<void>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

const USER = 'postgres';
/** Where Debian puts the programs, one folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
/** What is thrown away need not survive a power cut. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** The folder of the newest Postgres of this machine; `undefined` when there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Starts an empty cluster in a folder of its own, to be reached through a socket in that folder only. */
export async function startPostgres(binaries: string): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const owner = findOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  await promisify(execFile)(
    join(binaries, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, ...owner },
  );
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  );
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  await untilReady(server);

  const addressOf = (database: string) =>
    `postgres://${USER}@/${database}?host=${encodeURIComponent(folder)}`;
  return {
    addressOf,
    async createDatabase(name) {
      const client = new pg.Client(addressOf('postgres'));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
    },
    async stop() {
      process.off('exit', endWithUs);
      const ended = once(server, 'exit');
      // Its fast way to stop: whoever is still connected is sent away.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Postgres refuses to be run by root, who may run it as somebody else. */
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

async function untilReady(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  if (!server.stderr) throw new Error('the server says nothing');
  for await (const line of createInterface(server.stderr)) {
    if (line.includes('database system is ready to accept connections')) {
      server.stderr.resume();
      return;
    }
    said.push(line);
  }
  throw new Error(`Postgres did not start:\n${said.join('\n')}`);
}
