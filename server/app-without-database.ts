import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHttp, type HttpContext } from './create-http.ts';
import { findSiteAnswer } from './modules/site/find-answer.ts';
import { createNotFoundPages } from './modules/site/not-found-pages.ts';
import { addSiteRoutes } from './modules/site/site.routes.ts';
import type { Site } from './modules/site/site-files.ts';
import { NO_PLATFORM } from './platform/platform.ts';
import { ClientNetworks } from './plugins/http/client-network.ts';
import { Connections, shutDownGracefully } from './plugins/http/connections.ts';
import { addHealthRoutesWithoutDatabase } from './plugins/http/health.routes.ts';

const READ_METHODS = ['GET', 'HEAD'];

/**
 * Builds the server of a database that is damaged: the pages that were built, and 503 for all other addresses, with how
 * a visitor can reach the company.
 * @param reason error of opening the database, for which `isDamage` is true
 */
export async function buildAppWithoutDatabase(
  context: HttpContext & { site: Site; build: string },
  reason: unknown,
): Promise<FastifyInstance> {
  const { config, site, build, isSecure } = context;
  const connections = new Connections();
  let isClosing = false;
  const { app, findAllowedMethods } = createHttp(site, context, {
    ...{ connections, gate: () => NO_PLATFORM.gate, isClosing: () => isClosing },
    networks: new ClientNetworks(config.trustedProxies),
  });
  addHealthRoutesWithoutDatabase(app, build);
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !isBuilt(request)) throw reason;
  });
  const noPage = () => Promise.reject(reason);
  addSiteRoutes(app, site, findAllowedMethods, {
    findPage: noPage,
    findNotFoundPage: createNotFoundPages(site, isSecure),
  });

  /** Any other address may be one that only the database knows. */
  function isBuilt({ method, url }: FastifyRequest): boolean {
    const { kind } = findSiteAnswer(site, url);
    return READ_METHODS.includes(method) && (kind === 'file' || kind === 'redirect');
  }

  app.addHook('preClose', async () => {
    isClosing = true;
    await shutDownGracefully(app.server, connections, config.shutdownTimeoutMs);
  });
  return app;
}
