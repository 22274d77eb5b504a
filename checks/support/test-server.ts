import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { type AppParts, buildApp } from '../../server/app.ts';
import { loadSite, type Site } from '../../server/modules/site/site-files.ts';
import { addPlatform, type PlatformOptions } from '../../server/platform/add-platform.ts';
import { NO_PLATFORM } from '../../server/platform/platform.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { createMetrics, type Metrics } from '../../server/plugins/http/metrics.ts';
import { createLogger } from '../../server/plugins/http/request-log.ts';
import { openLiveSettings } from '../../server/settings/live-settings.ts';
import { readConfig } from '../../server/settings/read-config.ts';
import { openTestDatabase } from './test-database.ts';

/** Noon in India on a working day: half of that day's slots are past. */
export const NOW = new Date('2026-03-10T06:30:00Z');

/** Rates that no test reaches unless it asks for lower ones. */
const WITHOUT_LIMITS = {
  leadsPerMinute: 1_000_000,
  loginsPerMinute: 1_000_000,
  leadsPerEmailHour: 1_000_000,
  demoSeats: 1_000,
  demoMostMoves: 1_000_000,
  bookingsPerNetwork: 1_000_000,
  bookingsPerPerson: 1_000_000,
};

export interface TestServer {
  app: FastifyInstance;
  url: string;
  port: number;
  database: Database;
  metrics: Metrics;
  /** Log so far, one object per line. */
  logged: Record<string, unknown>[];
}

type Options = Omit<Partial<AppParts>, 'config'> &
  PlatformOptions & {
    config?: Partial<ReturnType<typeof readConfig>>;
    /** Variables that the desk cannot change; without it, settings stay as they are. */
    environment?: Record<string, string>;
  };

/**
 * A whole server on a port of its own, with a migrated database of its own unless one is given; closed with the test.
 */
export async function startTestServer({
  config: chosen,
  responder,
  chatLimits,
  mailResetToken,
  environment,
  ...parts
}: Options = {}): Promise<TestServer> {
  const config = { ...readConfig({}), port: 0, ...WITHOUT_LIMITS, ...chosen };
  const { database = await openTestDatabase(), site = await loadSiteOnce(config.publicUrl) } = parts;
  const logged: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  const logger = createLogger('debug', { write: (line) => void logged.push(JSON.parse(line)) });
  const clock = parts.clock ?? (() => NOW);
  const settings = environment && (await openLiveSettings(config, { environment, database, logger, clock }));
  const app = await buildApp({
    ...(settings && { settings }),
    ...{ clock, logger, metrics },
    // In this thread, where a test can reach into it; `start-platform.test.ts` tests the boundary itself.
    openPlatform: async (...platform) => ({
      ...NO_PLATFORM,
      ...(await addPlatform(...platform, { responder, chatLimits, mailResetToken })),
    }),
    ...parts,
    ...{ database, site, config },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    await settings?.stop();
  });
  const { port } = app.server.address() as AddressInfo;
  return { app, url: `http://127.0.0.1:${port}`, port, database, metrics, logged };
}

const sites = new Map<string | null, Promise<Site>>();

/** One site for all servers of a worker, as the several processes of an operator read one: none can write to it. */
export function loadSiteOnce(publicUrl: string | null): Promise<Site> {
  const site = sites.get(publicUrl) ?? loadSite(inject('siteDir'), publicUrl);
  sites.set(publicUrl, site);
  return site;
}
