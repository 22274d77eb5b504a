import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createClientStore } from '../accounts/clients.store.ts';
import { offersDemo } from '../accounts/demo-client.ts';
import { buildApp } from '../app.ts';
import { importAtFirstStart } from '../blog/import/first-start.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { browserAddress } from '../config/listening-address.ts';
import { StartError } from '../config/start-error.ts';
import { VERSION } from '../config/version.ts';
import { keepToOwner } from '../database/file-modes.ts';
import { describeQuiet } from '../database/installation.rules.ts';
import { confirmLive, openLiveness } from '../database/installation.ts';
import { findNewerMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { deliveryNotes } from '../deliveries/open-channels.ts';
import { expireKeysRegularly } from '../leads/idempotency-expiry.ts';
import { loadSite, type Site } from '../site/site-files.ts';
import { createMetrics, type Metrics } from '../web/metrics.ts';
import { listenForMetrics, portOf } from '../web/metrics-server.ts';
import type { Log } from '../web/request-log.ts';
import { startWarnings } from './start-warnings.ts';

/**
 * Connections that may wait to be taken while the process is busy: Node's 511 are fewer than one burst of visitors. The
 * kernel allows at most `net.core.somaxconn`, 4096 on today's Linux.
 */
const BACKLOG = 4096;

export interface RunningServer {
  /** To be opened in a browser. */
  address: string;
  /** On which it listens for visitors. */
  port: number;
  /** The client that anyone may try, on a server that only this machine can reach. */
  demoClientId: string | undefined;
  /** What is not set up, a line each. */
  notes: readonly string[];
  /** Finishes what is under way, then closes everything. */
  close: () => Promise<void>;
}

/**
 * Opens what the server needs, visitors' port last, so that none is served and then dropped. When a step
 * fails, what the earlier ones opened is closed.
 * @param options `isConfirmedLive`: the operator says that this database is the live one, and no copy of it
 * @throws {StartError} naming what the operator can mend
 */
export async function startServer(
  config: Config,
  { logger }: Log,
  { isConfirmedLive = false }: { isConfirmedLive?: boolean } = {},
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  for (const warning of [...startWarnings(config), ...keepToOwner(config)]) logger.warn(warning);
  const site = await readSite(config);
  const metrics = createMetrics();
  const metricsServer = await openMetrics(metrics, config, logger);
  opened.defer(() => {
    metricsServer.close();
    metricsServer.closeAllConnections();
  });
  const database = await openDatabase(config, (err) =>
    logger.error({ err }, 'a database connection was lost'),
  );
  opened.defer(() => database.destroy());
  const newer = await findNewerMigrations(database);
  if (newer.length > 0)
    logger.warn({ migrations: newer }, 'the database is of a newer version of this program');
  if (isConfirmedLive) await confirmLive(database, config);
  const liveness = await openLiveness(database, config);
  const copyReason = await liveness.findCopyReason();
  if (copyReason !== undefined) logger.warn(describeQuiet(copyReason));
  await importAtFirstStart({
    folder: config.blogDir,
    siteDir: config.siteDir,
    database,
    clock: systemClock,
    logger,
  });
  const clients = createClientStore({ database, clock: systemClock });
  const demoClient = offersDemo(config) ? await clients.findOrCreateDemoClient() : undefined;
  const app = await buildApp({
    ...{ config, database, liveness, site, logger, metrics },
    clock: systemClock,
    delivers: true,
    prepares: true,
  });
  const stopExpiry = expireKeysRegularly({
    database,
    clock: systemClock,
    idempotencyHours: config.idempotencyHours,
    onFailure: (err) => logger.error({ err }, 'expired idempotency keys could not be removed'),
  });
  opened.defer(stopExpiry);
  opened.defer(() => app.close());
  const port = await listen(app, config);
  logger.info({ version: VERSION, port, metricsPort: portOf(metricsServer) }, 'listening');

  const running = opened.move();
  return {
    address: browserAddress(config.host, port),
    port,
    demoClientId: demoClient?.id,
    notes: [...(copyReason === undefined ? [] : [describeQuiet(copyReason)]), ...deliveryNotes(config)],
    close: () => running.disposeAsync(),
  };
}

async function readSite({ siteDir, publicUrl }: Config): Promise<Site> {
  try {
    return await loadSite(siteDir, publicUrl);
  } catch (error) {
    throw new StartError('SITE_DIR', `holds no built site: run npm run build (${(error as Error).message})`);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    throw listenError('', port, error);
  }
}

/** Several servers may share a machine, so a taken default port is no reason not to start. */
async function openMetrics(
  { registry }: Metrics,
  { port, metricsHost, metricsPort, metricsPortIsChosen }: Config,
  logger: Log['logger'],
): Promise<Server> {
  const isForVisitors = metricsPort === port && !metricsPortIsChosen;
  if (isForVisitors) return listenForMetrics(registry, metricsHost, 0);
  try {
    return await listenForMetrics(registry, metricsHost, metricsPort);
  } catch (error) {
    if (metricsPortIsChosen || !isTaken(error)) throw listenError('METRICS_', metricsPort, error);
    logger.warn(`METRICS_PORT: ${metricsPort} is taken, metrics use a free port instead`);
    return listenForMetrics(registry, metricsHost, 0);
  }
}

function isTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}

/** @param prefix of the variables that name the port and the address */
function listenError(prefix: '' | 'METRICS_', port: number, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  const variable = `${prefix}PORT`;
  if (code === 'EADDRINUSE') return new StartError(variable, `must be a free port, and ${port} is taken`);
  if (code === 'EACCES')
    return new StartError(variable, `must be a port that this user may open, unlike ${port}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`${prefix}HOST`, 'must be an address of this machine');
  }
  return new StartError(variable, `cannot be listened on (${message})`);
}
