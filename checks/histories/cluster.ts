import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgres } from '../../server/plugins/database/open-database.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { openSqlite, SQLITE_FILE } from '../../server/plugins/database/sqlite-database.ts';
import { type FaultProxy, openFaultProxy } from '../faults/fault-proxy.ts';
import { hasNginx, type RunningNginx, runNginx } from '../faults/nginx-process.ts';
import { type RunningServer, startServer } from '../faults/server-process.ts';
import { findFreePort } from '../support/free-port.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../support/postgres-cluster.ts';
import { hasRedis, type RunningRedis, startRedis } from '../support/redis-server.ts';

/** A process of the server at an address that stays its own, however often it is started. */
export interface ServerNode {
  url: string;
  server: RunningServer;
  /** Its links to Postgres and to Redis, which no other process uses. */
  links: readonly FaultProxy[];
  renew: () => Promise<void>;
}

/** Processes that the clients speak to, and the faults that are injected. */
export interface Cluster {
  /**
   * Settings by which a command of the operator finds the database: the direct address, which no fault proxy disturbs.
   */
  settings: Readonly<Record<string, string>>;
  /** The same database, opened in this process. */
  openDatabase: () => Database;
  /** The rows of a query, which both engines understand. */
  ask: <Row extends object>(query: string) => Promise<Row[]>;
  /** Neither of them on SQLite, which one process alone uses. */
  postgres: PostgresCluster | undefined;
  redis: RunningRedis | undefined;
  nodes: readonly ServerNode[];
  /** Addresses for clients: each process, or the proxy in front of all of them. */
  endpoints: readonly string[];
  /** Lines of their logs. */
  lines: () => string[];
  /** Those that name errors of ours. */
  errors: () => string[];
  stop: () => Promise<void>;
}

const DATABASE = 'site';

/** Two: the upstream of nginx is configured for as many. */
const PROCESSES = 2;

/** Settings of all processes: no limit stands in the way of what is tried. */
const SETTINGS = {
  BLOG_DIR: '/nowhere',
  LEADS_PER_MINUTE: '1000000000',
  LEADS_PER_EMAIL_HOUR: '1000000000',
  CHAT_EVENTS_PER_SECOND: '1000000',
  DEMO_SEATS: '1',
  BOOKINGS_PER_NETWORK: '1000000',
  BOOKINGS_PER_PERSON: '1000000',
  DEMO_MOST_MOVES: '1000000',
  MAIL_FROM: 'hello@example.com',
  SALES_EMAIL: 'sales@example.com',
  LOG_LEVEL: 'error',
};

/** More settings of all processes. */
type Settings = Readonly<Record<string, string>>;

/** Starts one process of the server on SQLite, with nothing else beside it. */
export async function startAlone(settings: Settings = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'histories-'));
  const { node, started } = await startNode(
    { DATA_DIR: folder, PORT: String(await findFreePort()), ...SETTINGS, ...settings },
    [],
  );
  return {
    settings: { DATA_DIR: folder, RUN_DIR: join(folder, 'running') },
    openDatabase: () => openSqlite(folder),
    async ask<Row extends object>(query: string) {
      using database = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
      return database.prepare(query).all() as Row[];
    },
    ...{ postgres: undefined, redis: undefined, nodes: [node], endpoints: [node.url] },
    ...readLogs(started),
    async stop() {
      await endNode(node);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts processes of the server on one Redis, and on one Postgres, which keeps what it commits when it is killed.
 * @param isBehindNginx whether clients reach them through nginx alone, as `deploy/` configures it
 */
export async function startCluster(isBehindNginx: boolean, settings: Settings = {}): Promise<Cluster> {
  const binaries = findPostgres();
  if (!binaries) throw new Error('this needs Postgres, in PATH or below /usr/lib/postgresql');
  if (!hasRedis) throw new Error('this needs redis-server in PATH');
  if (isBehindNginx && !hasNginx) throw new Error('this needs nginx in PATH');
  const folder = mkdtempSync(join(tmpdir(), 'histories-'));
  const postgres = await startPostgres(binaries, true);
  await postgres.createDatabase(DATABASE);
  const databaseUrl = postgres.addressOf(DATABASE);
  const redis = await startRedis();
  const nodes: ServerNode[] = [];
  const all: RunningServer[][] = [];
  for (let index = 0; index < PROCESSES; index += 1) {
    const [toDatabase, toRedis] = [await openFaultProxy(postgres.socket), await openFaultProxy(redis.path)];
    const env = {
      ...SETTINGS,
      ...settings,
      DATABASE_URL: `postgres://postgres@${toDatabase.address}/${DATABASE}`,
      REDIS_URL: `redis://${toRedis.address}`,
      DATA_DIR: folder,
      PORT: String(await findFreePort()),
      ...(isBehindNginx && { TRUSTED_PROXIES: '127.0.0.1' }),
    };
    const { node, started } = await startNode(env, [toDatabase, toRedis]);
    nodes.push(node);
    all.push(started);
  }
  const nginx = isBehindNginx ? await openNginx(nodes) : undefined;
  return {
    settings: { DATABASE_URL: databaseUrl, DATA_DIR: folder, RUN_DIR: join(folder, 'running') },
    openDatabase: () => openPostgres(databaseUrl, () => {}),
    ask: (query) => postgres.ask(DATABASE, query),
    ...{ postgres, redis, nodes },
    endpoints: nginx ? [nginx.url] : nodes.map(({ url }) => url),
    ...readLogs(...all),
    async stop() {
      await nginx?.stop();
      for (const node of nodes) await endNode(node);
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns with it, every server that has run or will run at its address */
async function startNode(
  env: Record<string, string>,
  links: readonly FaultProxy[],
): Promise<{ node: ServerNode; started: RunningServer[] }> {
  const server = await startServer({ env });
  const started = [server];
  const node: ServerNode = {
    ...{ url: server.url, server, links },
    async renew() {
      node.server = await startAgain(env);
      started.push(node.server);
    },
  };
  return { node, started };
}

async function endNode({ server, links }: ServerNode): Promise<void> {
  server.signal('SIGCONT');
  await server.kill();
  for (const link of links) await link.close();
}

/** @param started grows while the logs are read */
function readLogs(...started: readonly RunningServer[][]): Pick<Cluster, 'lines' | 'errors'> {
  const lines = () => started.flat().flatMap(({ output }) => output().split('\n'));
  return { lines, errors: () => lines().filter((line) => /"level":[56]0/.test(line)) };
}

function openNginx(nodes: readonly ServerNode[]): Promise<RunningNginx> {
  const [first = 0, second = 0] = nodes.map(({ url }) => Number(new URL(url).port));
  return runNginx([first, second]);
}

/** Starts it again as a supervisor does, for as long as the database is away. */
async function startAgain(env: Record<string, string>): Promise<RunningServer> {
  const TRIES = 20;
  for (let tries = 1; ; tries += 1) {
    try {
      return await startServer({ env });
    } catch (error) {
      if (tries >= TRIES) throw error;
    }
  }
}
