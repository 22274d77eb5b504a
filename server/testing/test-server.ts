import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppParts, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { loadSite } from '../site/site-files.ts';
import { createMetrics, type Metrics } from '../web/metrics.ts';
import { createLogger } from '../web/request-log.ts';
import { makeSiteFolder } from './site-folder.ts';

/** Noon in India on a working day: half of that day's slots are past. */
export const NOW = new Date('2026-03-10T06:30:00Z');

/** Rates that no test reaches unless it asks for lower ones. */
const WITHOUT_LIMITS = {
  leadsPerMinute: 1_000_000,
  loginsPerMinute: 1_000_000,
  signupsPerHour: 1_000_000,
};

export interface TestServer {
  app: FastifyInstance;
  url: string;
  port: number;
  database: Database;
  metrics: Metrics;
  /** What has been logged so far, one object per line. */
  logged: Record<string, unknown>[];
}

type Options = Omit<Partial<AppParts>, 'config'> & { config?: Partial<Config> };

/** A whole server on a port of its own, with a migrated database of its own unless one is given; closed with the test. */
export async function startTestServer({ config: chosen, ...parts }: Options = {}): Promise<TestServer> {
  const { database = await openTestDatabase() } = parts;
  const siteDir = await makeSiteFolder();
  const config = { ...readConfig({}), port: 0, ...WITHOUT_LIMITS, ...chosen };
  const logged: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  const app = await buildApp({
    site: await loadSite(siteDir, config.publicUrl?.startsWith('https:') ?? false),
    clock: () => NOW,
    logger: createLogger('debug', { write: (line) => void logged.push(JSON.parse(line)) }),
    metrics,
    ...parts,
    database,
    config,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    await rm(siteDir, { recursive: true });
  });
  const { port } = app.server.address() as AddressInfo;
  return { app, url: `http://127.0.0.1:${port}`, port, database, metrics, logged };
}

/** An empty migrated SQLite database; closed and removed with the test. */
export async function openTestDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  onTestFinished(async () => {
    await database.destroy();
    await rm(dataDir, { recursive: true });
  });
  return database;
}
