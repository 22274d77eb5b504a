import { isEmailAddress } from 'contract/email-address.ts';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import { createAccounts } from './accounts/accounts.ts';
import { offersDemo } from './accounts/demo-client.ts';
import { productNamesIn } from './accounts/password.rules.ts';
import { openResponder } from './answers/open-responder.ts';
import type { Responder } from './answers/responder.ts';
import { createBlogStore } from './blog/blog.store.ts';
import { createPreviewVerifier } from './blog/preview.ts';
import { addCalls } from './calls.ts';
import { createChat } from './chat/chat.ts';
import type { ChatLimits } from './chat/chat-limits.ts';
import { makeRooms } from './chat/rooms.store.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/schema.ts';
import { createLeadStore, type LeadStore } from './leads/leads.store.ts';
import { createShortCut } from './site/answer-at-once.ts';
import { openOnDemandPages } from './site/on-demand-pages.ts';
import { addSiteRoutes, isUnreadablePage, sendNotFoundPage } from './site/site.routes.ts';
import type { Site } from './site/site-files.ts';
import { collectAllowedMethods } from './web/allowed-methods.ts';
import { addBodyParsers } from './web/body-parsers.ts';
import { Connections } from './web/connections.ts';
import { createErrorHandler } from './web/error-handler.ts';
import { addHealthRoutes, HEALTH_PATHS } from './web/health.routes.ts';
import { createHttpServer } from './web/http-server.ts';
import { createMetrics, type Metrics } from './web/metrics.ts';
import { closeInOrder } from './web/orderly-close.ts';
import { connectRedis } from './web/redis.ts';
import { logRequests } from './web/request-log.ts';
import { createRequestIds, type RequestRecord } from './web/request-record.ts';
import { watchRequests } from './web/request-watch.ts';
import { securityHeaders } from './web/security-headers.ts';
import { describeInvalidBody } from './web/validation-problems.ts';

const LONGEST_ADDRESS = 16_384;

export interface AppParts {
  config: Config;
  database: Database;
  site: Site;
  clock: Clock;
  logger: Logger;
  /** In place of the durable one, for measurements. */
  leadStore?: LeadStore;
  /** In place of the configured one, for tests. */
  responder?: Responder;
  /** Other limits than the usual, for tests. */
  chatLimits?: Partial<ChatLimits>;
  metrics?: Metrics;
}

/** The whole server, apart from the process: closing it finishes what is under way, the database stays open. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, site, clock, logger, metrics = createMetrics() } = parts;
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const headers = securityHeaders(isSecure);
  const connections = new Connections();
  const nextRequestId = createRequestIds();
  const logRequest = logRequests(logger);
  const observe = (record: RequestRecord) => {
    logRequest(record);
    metrics.observeRequest(record);
  };
  let isClosing = false;
  const handleError = createErrorHandler({ site, isSecure, isClosing: () => isClosing });

  const app: FastifyInstance = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    requestIdHeader: false,
    bodyLimit: config.bodyLimitBytes,
    // Headers have a limit, and so has the address in them; a shorter one is looked up, and not found.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // What arrives on an open connection while the server closes is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        verbose: true,
        formats: { 'email-address': isEmailAddress },
      },
    },
    schemaErrorFormatter: (failures) => describeInvalidBody(failures),
    frameworkErrors: (error, request, reply) => {
      follow(request, reply);
      if (isUnreadablePage(error, request)) return void sendNotFoundPage(site, request, reply);
      handleError(error, request, reply.headers(headers));
    },
    clientErrorHandler: () => {},
    serverFactory: (router) =>
      createHttpServer(router, {
        config,
        connections,
        headers,
        answerAtOnce: createShortCut({ site, nextRequestId, observe, isClosing: () => isClosing }),
        gate: () => chat.gate,
        onRefused: ({ status, code }) => {
          metrics.countRefused(code);
          logger.info({ status, code }, 'refused');
        },
      }),
  });

  app.setErrorHandler(handleError);
  addBodyParsers(app);
  const findAllowedMethods = collectAllowedMethods(app);
  const follow = watchRequests(app, {
    mostInFlight: config.maxRequestsInFlight,
    exemptPaths: HEALTH_PATHS,
    observe,
    onInFlight: (count) => metrics.inFlight.set(count),
    onShed: () => metrics.countRefused('overloaded'),
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  const verifyPreview = createPreviewVerifier({ database, clock });
  const blog = createBlogStore({ database, clock, verifyPreview });
  const renderPage = await openOnDemandPages({
    site,
    locals: { blog },
    findRevision: blog.findRevision,
    isSecure,
  });
  addSiteRoutes(app, site, findAllowedMethods, renderPage);
  addHealthRoutes(app, database, () => isClosing);

  const redis = config.redisUrl === null ? null : connectRedis(app, config.redisUrl);
  const accounts = await createAccounts({
    database,
    clock,
    redis,
    productNames: productNamesIn([site.redirects.origin, config.publicUrl]),
    offersDemo: offersDemo(config),
    onSignedUp: (user, transaction) => makeRooms(user, clock(), transaction),
  });
  const { responder = openResponder({ config, site, blog, log: logger }) } = parts;
  const chat = createChat({
    config,
    database,
    clock,
    logger,
    registry: metrics.registry,
    headers,
    accounts,
    responder,
    limits: parts.chatLimits ?? {},
  });
  app.server.on('upgrade', (request, socket, head) => chat.gate.upgrade(request, socket, head));
  app.addHook('onReady', () => chat.start());

  const { leadStore = createLeadStore({ ...config, database, clock, onBatch: metrics.observeBatch }) } =
    parts;
  await app.register((calls) =>
    addCalls(calls, { config, clock, redis, metrics, blog, accounts, leadStore }),
  );

  app.addHook('preClose', async () => {
    isClosing = true;
    await closeInOrder(connections, config.shutdownTimeoutMs);
    await chat.close(config.shutdownTimeoutMs / 2);
  });
  app.addHook('onClose', async () => leadStore.drain());
  return app;
}
