import { buildApp } from '../app.ts';
import { importAtFirstStart } from '../modules/blog/import/first-start.ts';
import { listHosts } from '../modules/bookings/hosts/hosts.store.ts';
import { deskNotes } from '../modules/desk/desk-notes.ts';
import { deliveryNotes } from '../modules/leads/deliveries/open-channels.ts';
import { expireKeysRegularly } from '../modules/leads/intake/idempotency-expiry.ts';
import { startCopying } from '../modules/operations/copies/start-copying.ts';
import { createMaintenance } from '../modules/operations/monitoring/maintenance.ts';
import { listMissingMaintenance } from '../modules/operations/monitoring/maintenance-notes.ts';
import { notifyRepair } from '../modules/operations/monitoring/notify-damage.ts';
import { NO_PLATFORM, type Platform } from '../platform/platform.ts';
import { startPlatform } from '../platform/start-platform.ts';
import { isDamage } from '../plugins/database/damage.ts';
import { isDatabaseWide } from '../plugins/database/database-wide-error.ts';
import { keepToOwner } from '../plugins/database/file-modes.ts';
import { findNewerMigrations } from '../plugins/database/migrate.ts';
import { openDatabase } from '../plugins/database/open-database.ts';
import { createMetrics } from '../plugins/http/metrics.ts';
import { portOf } from '../plugins/http/metrics-server.ts';
import type { Log } from '../plugins/http/request-log.ts';
import { readBuild } from '../plugins/settings/build.ts';
import type { Config } from '../plugins/settings/config.ts';
import { browserAddress } from '../plugins/settings/listening-address.ts';
import { StartError } from '../plugins/settings/start-error.ts';
import { VERSION } from '../plugins/settings/version.ts';
import { openLiveSettings } from '../settings/live-settings.ts';
import { systemClock } from '../shared/clock.ts';
import { findDatabaseRole } from './database-role.ts';
import { listen, openMetrics } from './listening.ts';
import { type RunningServer, readSite, type StartOptions } from './running-server.ts';
import { meetingWarnings, startWarnings } from './start-warnings.ts';
import { startWithoutDatabase } from './start-without-database.ts';

/**
 * Starts the server; with a database that is damaged only the pages that were built (decision 022).
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
    if (isDamage(error)) return await startWithoutDatabase(config, log, options, error);
    if (!isDatabaseWide(error)) throw error;
    const subject = config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    throw new StartError(subject, `the database in it does not answer (${(error as Error).message})`);
  }
}

/**
 * Opens what the server needs, visitors' port last, so that none is served and then dropped. When a step
 * fails, what the earlier ones opened is closed.
 */
async function startWhole(
  config: Config,
  { logger, write }: Log,
  { isConfirmedLive = false, inheritedSocket, environment = process.env }: StartOptions,
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  const build = readBuild(config.siteDir);
  const metrics = createMetrics();
  let platform: Platform = NO_PLATFORM;
  const readOthers = () => platform.readMetrics();
  const metricsServer = await openMetrics(metrics, readOthers, config, logger);
  opened.defer(() => {
    metricsServer.close();
    metricsServer.closeAllConnections();
  });
  const database = await openDatabase(config, (err) =>
    logger.error({ err }, 'a database connection was lost'),
  );
  opened.defer(() => database.destroy());
  const settings = await openLiveSettings(config, {
    ...{ environment, database, logger },
    clock: systemClock,
  });
  opened.defer(() => settings.stop());
  const site = await readSite(config);
  const newer = await findNewerMigrations(database);
  if (newer.length > 0)
    logger.warn({ migrations: newer }, 'the database was migrated by a newer version of this program');
  for (const warning of meetingWarnings(config, await listHosts(database))) logger.warn(warning);
  const { databaseRole, notes } = await findDatabaseRole(database, config, isConfirmedLive);
  for (const note of notes) logger.warn(note);
  const copying = startCopying({
    ...{ config, database, log: logger },
    isRestoredCopy: async () => (await databaseRole.findCopyReason()) !== undefined,
  });
  // Ends after all that writes.
  opened.defer(() => copying.stop());
  await importAtFirstStart({
    folder: config.blogDir,
    siteDir: config.siteDir,
    database,
    clock: systemClock,
    logger,
  });
  const undrawn = new Set<string>();
  const app = await buildApp({
    undrawn,
    ...{ config, settings, database, databaseRole, site, build, logger, metrics },
    clock: systemClock,
    delivers: true,
    prepares: true,
    openPlatform: async (_app, context, parts) => {
      if (config.platform !== 'off') platform = await startPlatform(context, parts, { log: write });
      return platform;
    },
  });
  const stopExpiry = expireKeysRegularly({
    database,
    clock: systemClock,
    idempotencyHours: config.idempotencyHours,
    onFailure: (err) => logger.error({ err }, 'expired idempotency keys could not be removed'),
  });
  opened.defer(stopExpiry);
  opened.defer(() => app.close());
  const maintenance = createMaintenance({
    ...{ config, database, metrics, undrawn, log: logger },
    clock: systemClock,
    brand: site.mailBrand,
    isRestoredCopy: async () => (await databaseRole.findCopyReason()) !== undefined,
  });
  opened.defer(() => maintenance.stop());
  await copying.ready;
  const port = await listen(app, config, inheritedSocket);
  maintenance.start();
  opened.defer(notifyRepair({ config, brand: site.mailBrand, clock: systemClock, log: logger }));
  const desk = await deskNotes({ config, database, clock: systemClock }, port);
  const metricsPort = portOf(metricsServer);
  logger.info({ version: VERSION, build, port, metricsPort }, 'listening');

  const running = opened.move();
  return {
    address: browserAddress(config.host, port),
    port,
    metricsPort,
    demoClientId: platform.demoClientId,
    notes: [...notes, ...deliveryNotes(config), ...listMissingMaintenance(config), ...desk],
    close: () => running.disposeAsync(),
  };
}
