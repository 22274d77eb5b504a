import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config/config.ts';
import { answerClientErrors } from './client-errors.ts';
import type { Connections } from './connections.ts';
import { InvalidRequest, MethodNotAllowed, type PublicError } from './errors.ts';
import { refuseResponse, refuseSocket } from './refusal.ts';

/** Answers a request at once and says so, or leaves it to the router. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Where requests of another protocol, which begins in HTTP, leave this one. */
export interface SocketGate {
  isMeant: (request: IncomingMessage) => boolean;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Of the server's event `upgrade`; one that is not meant never gets there. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

interface ServerParts {
  config: Config;
  connections: Connections;
  /** Of refusals that no router sees. */
  headers: Record<string, string>;
  answerAtOnce: AnswerAtOnce;
  /** Asked with each request, since it may be made after this server. */
  gate?: () => SocketGate;
  onRefused: (error: PublicError) => void;
}

const MOST_HEADER_BYTES = 16_384;
const LONGEST_CHECK_INTERVAL_MS = 1_000;

/** Node's HTTP server with the limits of the configuration; what it lets through goes to the router. */
export function createHttpServer(router: RequestListener, parts: ServerParts): Server {
  const { config, connections, headers, answerAtOnce, gate, onRefused } = parts;
  const server = createServer(
    {
      headersTimeout: config.headersTimeoutMs,
      requestTimeout: config.requestTimeoutMs,
      keepAliveTimeout: config.keepAliveTimeoutMs,
      // Node notices a late request only when it looks.
      connectionsCheckingInterval: Math.min(LONGEST_CHECK_INTERVAL_MS, config.headersTimeoutMs),
      maxHeaderSize: MOST_HEADER_BYTES,
      // Checked here, since Node would answer without a body.
      requireHostHeader: false,
      // Any other request that offers an upgrade is answered as if it did not (RFC 9110, 7.8).
      shouldUpgradeCallback: (request) => gate?.().isMeant(request) ?? false,
    },
    (request, response) => {
      if (!hasOneHost(request)) return refuse(request, response);
      connections.arrive(request, response);
      request.url = originForm(request.url ?? '/');
      if (answerAtOnce(request, response)) return;
      connections.begin(request, response);
      if (gate?.().isMeant(request)) return gate().answer(request, response);
      router(request, response);
    },
  );
  server.maxConnections = config.maxConnections;
  server.setTimeout(config.idleTimeoutMs);
  server.on('connect', (_request, socket) => {
    const error = new MethodNotAllowed(['GET', 'HEAD', 'POST']);
    onRefused(error);
    refuseSocket(socket, error, headers);
  });
  server.on('checkExpectation', refuse);
  connections.watch(server);
  answerClientErrors(server, connections, headers, onRefused);
  return server;

  function refuse(_request: IncomingMessage, response: ServerResponse): void {
    const error = new InvalidRequest('The request is not valid HTTP.');
    onRefused(error);
    refuseResponse(response, error, headers);
  }
}

/** Two Host headers, or none in HTTP/1.1, are a trick to make two servers see two requests (RFC 9112, 3.2). */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** `GET http://host/path` means the same as `GET /path` (RFC 9112, 3.2.2). */
function originForm(url: string): string {
  if (url.startsWith('/')) return url;
  const absolute = URL.parse(url);
  return absolute ? absolute.pathname + absolute.search : '/';
}
