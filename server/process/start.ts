import { createClientStore } from '../accounts/clients.store.ts';
import { offersDemo } from '../accounts/demo-client.ts';
import { buildApp } from '../app.ts';
import { importAtFirstStart } from '../blog/import/first-start.ts';
import { systemClock } from '../clock.ts';
import { readBuild } from '../config/build.ts';
import type { Config } from '../config/config.ts';
import { browserAddress } from '../config/listening-address.ts';
import { VERSION } from '../config/version.ts';
import { isDamage } from '../database/damage.ts';
import { keepToOwner } from '../database/file-modes.ts';
import { findNewerMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { deliveryNotes } from '../deliveries/open-channels.ts';
import { expireKeysRegularly } from '../leads/idempotency-expiry.ts';
import { tellRepair } from '../upkeep/tell-damage.ts';
import { createUpkeep } from '../upkeep/upkeep.ts';
import { upkeepNotes } from '../upkeep/upkeep-notes.ts';
import { createMetrics } from '../web/metrics.ts';
import { portOf } from '../web/metrics-server.ts';
import type { Log } from '../web/request-log.ts';
import { judgeLiveness } from './judge-liveness.ts';
import { listen, openMetrics } from './listening.ts';
import { type RunningServer, readSite, type StartOptions } from './running-server.ts';
import { startWarnings } from './start-warnings.ts';
import { startWithoutDatabase } from './start-without-database.ts';

/**
 * Starts the server; with a database that is damaged only the pages that were built (decision 084).
 * @throws {StartError} naming what the operator can put right
 */
export async function startServer(
  config: Config,
  log: Log,
  options: StartOptions = {},
): Promise<RunningServer> {
  for (const warning of [...startWarnings(config), ...keepToOwner(config)]) log.logger.warn(warning);
  try {
    return await startWhole(config, log, options);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return await startWithoutDatabase(config, log, options, error);
  }
}

/**
 * Opens what the server needs, visitors' port last, so that none is served and then dropped. When a step
 * fails, what the earlier ones opened is closed.
 */
async function startWhole(
  config: Config,
  { logger }: Log,
  { isConfirmedLive = false, inheritedSocket }: StartOptions,
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  const site = await readSite(config);
  const build = readBuild(config.siteDir);
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
  const { liveness, notes } = await judgeLiveness(database, config, isConfirmedLive);
  for (const note of notes) logger.warn(note);
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
    ...{ config, database, liveness, site, build, logger, metrics },
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
  const upkeep = createUpkeep({
    ...{ config, database, metrics, log: logger },
    clock: systemClock,
    productName: site.name,
    isQuiet: async () => (await liveness.findCopyReason()) !== undefined,
  });
  opened.defer(() => upkeep.stop());
  const port = await listen(app, config, inheritedSocket);
  upkeep.start();
  opened.defer(tellRepair({ config, productName: site.name, clock: systemClock, log: logger }));
  logger.info({ version: VERSION, build, port, metricsPort: portOf(metricsServer) }, 'listening');

  const running = opened.move();
  return {
    address: browserAddress(config.host, port),
    port,
    demoClientId: demoClient?.id,
    notes: [...notes, ...deliveryNotes(config), ...upkeepNotes(config)],
    close: () => running.disposeAsync(),
  };
}
