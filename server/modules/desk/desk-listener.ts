import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { DESK_PATH } from 'contract/desk/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import type { ClientNetworks } from '../../plugins/http/client-network.ts';
import { Connections, shutDownGracefully } from '../../plugins/http/connections.ts';
import { createHttpServer } from '../../plugins/http/http-server.ts';
import { refuseResponse } from '../../plugins/http/refusal.ts';
import { securityHeaders } from '../../plugins/http/security-headers.ts';
import { StartError } from '../../plugins/settings/start-error.ts';
import { NotFound } from '../../shared/errors.ts';

/** Constraint of routes that are answered on the desk's own listener alone. */
const CONSTRAINT = 'listener';
const OF_DESK = 'desk';
/** Files that pages of the site load, which the desk shows. */
const OF_PAGES = /\.(?:js|css|woff2|svg|png|webp|avif)$/;

/** The desk on a port of its own: on that of the site, its addresses are unknown like any other. */
export class DeskListener {
  readonly #requests = new WeakSet<object>();
  readonly #connections = new Connections();
  #server: Server | undefined;

  /** Adds the constraint; call it before the routes of the desk are added. */
  constructor(app: FastifyInstance) {
    app.addConstraintStrategy({
      name: CONSTRAINT,
      storage: () => {
        const stores: Record<string, unknown> = {};
        return {
          get: (key: string) => (stores[key] ?? null) as never,
          set: (key: string, store: unknown) => {
            stores[key] = store;
          },
        };
      },
      deriveConstraint: (request: object) => (this.#requests.has(request) ? OF_DESK : undefined),
    });
  }

  /** Has each route that is added to the scope from now on answer here alone. */
  holdRoutes(scope: FastifyInstance): void {
    scope.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, [CONSTRAINT]: OF_DESK };
    });
  }

  /** Listens. @throws {StartError} */
  async listen(
    app: FastifyInstance,
    { config, metrics, isSecure }: Pick<AppContext, 'config' | 'metrics' | 'isSecure'>,
    networks: ClientNetworks,
  ): Promise<void> {
    const headers = securityHeaders(isSecure);
    const { deskHost: host, deskPort: port } = config;
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      const [path] = (request.url ?? '').split('?', 1);
      if (path === '/') return void response.writeHead(302, { ...headers, location: `${DESK_PATH}/` }).end();
      if (path === DESK_PATH || path?.startsWith(`${DESK_PATH}/`)) this.#requests.add(request);
      else if (!OF_PAGES.test(path ?? '')) return refuseResponse(response, new NotFound(), headers);
      app.routing(request, response);
    };
    const server = createHttpServer(answer, {
      ...{ config, networks, headers },
      connections: this.#connections,
      onArrival: () => {},
      answerOnFastPath: () => false,
      onRefused: ({ code }) => metrics.countRefused(code),
      onCut: metrics.countRefused,
    });
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        reject(new StartError('DESK_PORT', `${host}:${port} can’t be listened on (${error.code})`));
      });
      server.listen({ host, port: port ?? undefined }, resolve);
    });
  }

  async close(timeoutMs: number): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    await shutDownGracefully(server, this.#connections, timeoutMs);
    server.closeIdleConnections();
  }
}
