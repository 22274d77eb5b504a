import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { createHttp } from '../create-http.ts';
import { openAsk } from '../modules/answers/ask/ask.ts';
import { openPassagesLazily } from '../modules/answers/passages/lazy-passages.ts';
import { openTopicsOnce } from '../modules/answers/topics/open-topics.ts';
import { createBlogStore } from '../modules/blog/blog.store.ts';
import { statedIn } from '../modules/site/company.settings.ts';
import { openLiveContent } from '../modules/site/content/live-content.ts';
import { storedFiles } from '../modules/site/drawn-pages.ts';
import { createNotFoundPages } from '../modules/site/not-found-pages.ts';
import { pageTitles } from '../modules/site/page-titles.ts';
import { addSiteRoutes } from '../modules/site/site.routes.ts';
import { loadSite } from '../modules/site/site-files.ts';
import { openSitePages, type RenderMarkdown } from '../modules/site/site-pages.ts';
import type { AppContext } from '../plugins/app-context.ts';
import { PRIMARY_DATABASE } from '../plugins/database/installation.ts';
import { openDatabase } from '../plugins/database/open-database.ts';
import { ClientNetworks } from '../plugins/http/client-network.ts';
import { Connections, shutDownGracefully } from '../plugins/http/connections.ts';
import { createMetrics } from '../plugins/http/metrics.ts';
import { connectRedis } from '../plugins/http/redis.ts';
import { createLogger } from '../plugins/http/request-log.ts';
import { FIXED_SETTINGS } from '../plugins/live-settings.ts';
import { knownOrigins } from '../plugins/settings/known-origins.ts';
import { systemClock } from '../shared/clock.ts';
import { NotFound } from '../shared/errors.ts';
import { WatchedMap } from '../shared/watched-map.ts';
import { addPlatform, type PlatformOptions } from './add-platform.ts';
import { type AddedPlatform, NO_PLATFORM } from './platform.ts';
import { replacePage } from './replace-page.ts';
import {
  ANSWER_TIMEOUT_MS,
  type PlatformThreadData,
  type ServerFunctions,
  type ThreadFunctions,
} from './thread-calls.ts';

/**
 * Serves the platform on a socket that the server forwards to, with a database connection, a rate limit store and a log
 * of its own. To be called in a worker thread.
 */
export async function runPlatform(options: PlatformOptions = {}): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('this is no worker thread');
  const { config, socketPath, isReplacement } = workerData as PlatformThreadData;
  const metrics = createMetrics();
  const closed = Promise.withResolvers<() => Promise<void>>();
  const server = createBirpc<ServerFunctions, ThreadFunctions>(
    {
      ping: () => {},
      replacePage: (path, body) => replacePage(files, path, body),
      readMetrics: () => metrics.registry.getMetricsAsJSON(),
      close: async () => (await closed.promise)(),
    },
    {
      post: (message) => port.postMessage(message),
      on: (listener) => port.on('message', listener),
      timeout: ANSWER_TIMEOUT_MS,
    },
  );
  const logger = createLogger(config.logLevel, { write: (line) => void server.log.asEvent(line) });
  const database = await openDatabase(config, (err) =>
    logger.error({ err }, 'a database connection of the platform was lost'),
  );

  const built = await loadSite(config.siteDir, config.publicUrl, {
    isCompressed: false,
    dataDir: config.dataDir,
  });
  const named = { ...statedIn(config), origin: built.origin };
  const files = new WatchedMap(await storedFiles(built, named));
  const site = { ...built, files };
  const blog = createBlogStore({ database, clock: systemClock });
  const closing = new AbortController();
  const texts = await openLiveContent({ database, logger });
  const passages = openPassagesLazily({ site, blog, log: logger, signal: closing.signal });
  const topics = openTopicsOnce(() => statedIn(config), { log: logger, signal: closing.signal });
  const ask = openAsk({ passages, topics, titleOf: pageTitles(site) });
  const renderMarkdown: RenderMarkdown = async ({ target, network }) => {
    const { statusCode, payload } = await server.callSite({ method: 'GET', url: target, network });
    return statusCode === 200 ? payload : undefined;
  };

  const connections = new Connections();
  const networks = new ClientNetworks(config.trustedProxies, { isBehindOwnSocket: true });
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const http = { config, logger, metrics, origins: knownOrigins(config), isSecure };
  let platform: AddedPlatform = NO_PLATFORM;
  const { app, findAllowedMethods } = createHttp(site, http, {
    ...{ networks, connections },
    gate: () => platform.gate,
    isClosing: () => closing.signal.aborted,
  });
  const context: AppContext = {
    // A change at the desk starts this thread again.
    ...{ ...http, settings: FIXED_SETTINGS, database, databaseRole: PRIMARY_DATABASE, clock: systemClock },
    redis: config.redisUrl === null ? null : await connectRedis(app, config.redisUrl),
    onRateLimited: () => metrics.countRefused('rate_limited'),
  };
  platform = await addPlatform(
    app,
    context,
    {
      ...{ site, passages, topics, ask, networks },
      pages: openSitePages(site, renderMarkdown),
      callSite: server.callSite,
    },
    { ...options, isReplacement },
  );
  // For an address of the platform that takes another method; no page is ever asked for here.
  const noPage = async () => Promise.reject(new NotFound());
  addSiteRoutes(app, site, findAllowedMethods, {
    findPage: noPage,
    findNotFoundPage: createNotFoundPages(site, isSecure),
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await shutDownGracefully(app.server, connections, config.shutdownTimeoutMs);
    await platform.close(config.shutdownTimeoutMs / 2);
  });

  app.addHook('onListen', async () => void passages.prepare().then(topics));
  await app.listen({ path: socketPath });
  closed.resolve(async () => {
    await app.close();
    await texts.stop();
    await database.destroy();
  });
  server.onListening.asEvent();
}
