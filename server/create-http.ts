import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { isEmailAddress } from 'contract/email-address.ts';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import { isDialable } from './modules/leads/intake/dialable.rules.ts';
import { answerBuiltFiles } from './modules/site/built-files.ts';
import { renderFormProblem } from './modules/site/form-problem.ts';
import { isUnreadablePage, sendNotFoundPage } from './modules/site/site.routes.ts';
import type { Site } from './modules/site/site-files.ts';
import { renderTrouble } from './modules/site/trouble-page.ts';
import type { AppContext } from './plugins/app-context.ts';
import { collectAllowedMethods } from './plugins/http/allowed-methods.ts';
import { type ClientNetworks, nameNetworks } from './plugins/http/client-network.ts';
import { compressAnswers } from './plugins/http/compressed-answers.ts';
import type { Connections } from './plugins/http/connections.ts';
import { addCorsHeaders } from './plugins/http/cross-origin.ts';
import { createErrorHandler } from './plugins/http/error-handler.ts';
import { HEALTH_PATHS } from './plugins/http/health.routes.ts';
import { createHttpServer, type FastPath, type HttpServerParts } from './plugins/http/http-server.ts';
import { addBodyParsers } from './plugins/http/request-body.ts';
import { logRequests } from './plugins/http/request-log.ts';
import { nameRequest, REQUEST_ID_HEADER, type RequestRecord } from './plugins/http/request-record.ts';
import { watchRequests } from './plugins/http/request-watch.ts';
import { securityHeaders } from './plugins/http/security-headers.ts';
import { warnAboutUntrustedProxy } from './plugins/http/untrusted-proxy.ts';
import { describeInvalidBody } from './plugins/http/validation-problems.ts';
import { offersDemo } from './plugins/settings/demo-client.ts';
import { isOnInternet } from './plugins/settings/on-internet.ts';

const LONGEST_ADDRESS = 16_384;
const warningsOf = (logger: Logger): Logger =>
  logger.isLevelEnabled('info') ? logger.child({}, { level: 'warn' }) : logger;

/** One for all servers of a process: what it has compiled for one, it has for the next. */
const validators = AjvCompiler();
const serializers = SerializerSelector();
const buildValidator: typeof validators = (externalSchemas, options) =>
  compileAtFirstUse(validators(externalSchemas, options), new WeakMap());
const keptSerializers = new WeakMap<object, ReturnType<ReturnType<typeof serializers>>>();
const buildSerializer: typeof serializers = (externalSchemas, options) =>
  compileAtFirstUse(serializers(externalSchemas, options), keptSerializers);

/**
 * Postpones what Fastify would compile for each server, until the first request that needs it: the desk alone has two
 * hundred schemas, which are half a second of a start and some megabytes.
 * @param kept takes what is compiled, by schema
 */
function compileAtFirstUse<Route, Compiled extends (data: never) => unknown>(
  compile: (route: Route) => Compiled,
  kept: WeakMap<object, Compiled>,
): (route: Route) => Compiled {
  return (route) => {
    const { schema } = route as { schema: object };
    const run = (data: never) => {
      const compiled = kept.get(schema) ?? compile(route);
      kept.set(schema, compiled);
      const result = compiled(data);
      // Fastify reads there what a validator found.
      if ('errors' in compiled) Object.assign(run, { errors: compiled.errors });
      return result;
    };
    return run as unknown as Compiled;
  };
}

export type HttpContext = Pick<AppContext, 'config' | 'logger' | 'metrics' | 'origins' | 'isSecure'>;

interface HttpParts extends Pick<Required<HttpServerParts>, 'gate'> {
  networks: ClientNetworks;
  connections: Connections;
  /** Answers what is not the site's to answer. */
  answerElsewhere?: FastPath;
  isClosing: () => boolean;
  /** Called with each file of the site that is answered. */
  onAsked?: Parameters<typeof answerBuiltFiles>[1]['onAsked'];
}

/** The server before it knows an address: sockets, limits, headers, bodies, errors, and the record of each request. */
export function createHttp(
  site: Site,
  context: HttpContext,
  { networks, connections, gate, answerElsewhere = () => false, isClosing, onAsked = () => {} }: HttpParts,
): { app: FastifyInstance; findAllowedMethods: ReturnType<typeof collectAllowedMethods> } {
  const { config, logger, metrics, origins, isSecure } = context;
  const headers = securityHeaders(isSecure);
  const logRequest = logRequests(logger);
  const observe = (record: RequestRecord) => {
    logRequest(record);
    metrics.observeRequest(record);
  };
  const handleError = createErrorHandler({
    renderFormProblem: (error, labels, formAt) =>
      renderFormProblem(site, config.office, error, labels, formAt),
    renderTrouble: (error) => renderTrouble(site, error),
    contact: site.contact,
    isSecure,
    isClosing,
  });

  const app: FastifyInstance = fastify({
    // Fastify's own line about the address would repeat ours.
    loggerInstance: warningsOf(logger) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameRequest,
    requestIdHeader: false,
    bodyLimit: config.bodyLimitBytes,
    // Headers have a limit, and so has the address in them; a shorter one is looked up, and not found.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    // What arrives on an open connection while the server closes is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator, buildSerializer } },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        verbose: true,
        formats: { 'email-address': isEmailAddress, 'phone-number': isDialable },
      },
    },
    schemaErrorFormatter: (failures) => describeInvalidBody(failures),
    frameworkErrors: (error, request, reply) => {
      follow(request, reply);
      if (isUnreadablePage(error, request)) return void sendNotFoundPage(site, request, reply);
      handleError(error, request, reply.headers({ ...headers, [REQUEST_ID_HEADER]: request.id }));
    },
    clientErrorHandler: () => {},
    serverFactory: (router) =>
      createHttpServer(router, {
        config,
        networks,
        connections,
        headers,
        onArrival: warnAboutUntrustedProxy({
          networks,
          offersDemo: offersDemo(config),
          warn: (line) => logger.warn(line),
        }),
        answerOnFastPath: answerElsewhere,
        gate,
        onRefused: ({ status, code }, id) => {
          metrics.countRefused(code);
          logger.info({ id, status, code }, 'refused');
        },
        onCut: metrics.countRefused,
      }),
  });

  app.decorateRequest('formAt', undefined);
  app.setErrorHandler(handleError);
  answerBuiltFiles(app, { site, observe, isClosing, onAsked });
  addBodyParsers(app);
  nameNetworks(app, networks);
  const findAllowedMethods = collectAllowedMethods(app);
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, id);
  });
  addCorsHeaders(app, origins, isOnInternet(config.publicUrl));
  compressAnswers(app);
  const follow = watchRequests(app, {
    mostInFlight: config.maxRequestsInFlight,
    exemptPaths: HEALTH_PATHS,
    observe,
    onInFlight: (count) => metrics.inFlight.set(count),
    onShed: () => metrics.countRefused('overloaded'),
    onCut: () => metrics.countRefused('half_sent'),
  });
  return { app, findAllowedMethods };
}
