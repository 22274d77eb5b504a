import { buildAppWithoutDatabase } from '../app-without-database.ts';
import { notifyDamage } from '../modules/operations/monitoring/notify-damage.ts';
import { statedIn } from '../modules/site/company.settings.ts';
import { storedFiles } from '../modules/site/drawn-pages.ts';
import { createMetrics } from '../plugins/http/metrics.ts';
import { portOf } from '../plugins/http/metrics-server.ts';
import type { Log } from '../plugins/http/request-log.ts';
import { readBuild } from '../plugins/settings/build.ts';
import type { Config } from '../plugins/settings/config.ts';
import { knownOrigins } from '../plugins/settings/known-origins.ts';
import { browserAddress } from '../plugins/settings/listening-address.ts';
import { VERSION } from '../plugins/settings/version.ts';
import { systemClock } from '../shared/clock.ts';
import { listen, openMetrics } from './listening.ts';
import { type RunningServer, readSite, type StartOptions } from './running-server.ts';

const DAMAGED =
  'DATA_DIR: the database is damaged; the pages are served, and every call is answered 503: docs/operating.md, A damaged database';

/**
 * Serves the pages that were built, and answers every other request with how to reach the company.
 * @param reason error with which the database could not be opened
 * @throws {StartError} naming what the operator can put right
 */
export async function startWithoutDatabase(
  config: Config,
  { logger }: Log,
  { inheritedSocket }: StartOptions,
  reason: unknown,
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  logger.fatal({ err: reason }, DAMAGED);
  const built = await readSite(config);
  const files = await storedFiles(built, { ...statedIn(config), origin: built.origin });
  const site = { ...built, files };
  const build = readBuild(config.siteDir);
  const metrics = createMetrics();
  const metricsServer = await openMetrics(metrics, async () => [], config, logger);
  opened.defer(() => {
    metricsServer.close();
    metricsServer.closeAllConnections();
  });
  const app = await buildAppWithoutDatabase(
    {
      ...{ config, site, build, logger, metrics, origins: knownOrigins(config) },
      isSecure: config.publicUrl?.startsWith('https:') ?? false,
    },
    reason,
  );
  opened.defer(() => app.close());
  const port = await listen(app, config, inheritedSocket);
  const metricsPort = portOf(metricsServer);
  logger.info({ version: VERSION, build, port, metricsPort }, 'listening');
  opened.defer(notifyDamage({ config, brand: site.mailBrand, clock: systemClock, log: logger }));

  const running = opened.move();
  return {
    address: browserAddress(config.host, port),
    port,
    metricsPort,
    demoClientId: undefined,
    notes: [DAMAGED],
    close: () => running.disposeAsync(),
  };
}
