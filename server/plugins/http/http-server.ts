import {
  createServer,
  type IncomingMessage,
  METHODS,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { InvalidRequest, MethodNotAllowed, type PublicError } from '../../shared/errors.ts';
import type { Config } from '../settings/config.ts';
import type { ClientNetworks } from './client-network.ts';
import { type Connections, limitConnections, StoppingRequest } from './connections.ts';
import { answerClientErrors, refuseResponse, refuseWhenAnswered } from './refusal.ts';
import { nameRequest } from './request-record.ts';

const KNOWN_METHODS = new Set(METHODS);

/** Parts of a request that decide whether it is HTTP/1 as we speak it. */
type RequestForm = Pick<IncomingMessage, 'method' | 'url' | 'httpVersionMajor' | 'httpVersionMinor'> & {
  rawHeaders: readonly string[];
};

/**
 * Reports whether a request is HTTP/1.0 or 1.1. Node's parser also takes other versions, and the request lines of RTSP,
 * whose methods no router knows.
 */
export function isProperRequest(request: RequestForm): boolean {
  const { method = '', rawHeaders, httpVersionMajor: major, httpVersionMinor: minor } = request;
  return major === 1 && KNOWN_METHODS.has(method) && hasOneHost(rawHeaders, minor);
}

/** Two Host headers, or none in HTTP/1.1, are a trick to make two servers see two requests (RFC 9112, 3.2). */
function hasOneHost(rawHeaders: readonly string[], httpVersionMinor: number): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

/**
 * The address as path and query: `GET http://host/path` means the same as `GET /path`, and `OPTIONS *` asks about the
 * server as a whole (RFC 9112, 3.2). `undefined` for any other form.
 */
export function originForm(method: string, url: string): string | undefined {
  if (url.startsWith('/')) return url;
  if (url === '*') return method === 'OPTIONS' ? '/' : undefined;
  const absolute = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  return absolute ? absolute.pathname + absolute.search : undefined;
}

/** Answers a request at once and says so, or leaves it to the router. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Gate through which requests of another protocol, which begins in HTTP, leave this one. */
export interface SocketGate {
  isMeant: (request: IncomingMessage) => boolean;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Handles the server's event `upgrade`; a request that is not meant never gets there. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface HttpServerParts {
  config: Config;
  networks: ClientNetworks;
  connections: Connections;
  /** Headers of refusals that no router sees. */
  headers: Record<string, string>;
  /** Sees each request first. */
  onArrival: (request: IncomingMessage) => void;
  answerOnFastPath: FastPath;
  /** Asked with each request, since it may be made after this server. */
  gate?: () => SocketGate;
  /** @param id of the request, as its answer names it */
  onRefused: (error: PublicError, id: string) => void;
  /** A connection was closed without an answer. */
  onCut: (reason: string) => void;
}

const MOST_HEADER_BYTES = 16_384;
const LONGEST_CHECK_INTERVAL_MS = 1_000;
/** Time for an upload to arrive: 40 MB take as long on a line of half a megabit. */
const UPLOAD_TIMEOUT_MS = 600_000;

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Gives a request the time of an upload, which may pause, and its answer as long: to convert a document takes a while.
 * Call it once its sender is known: others would hold connections with it.
 */
export function allowUpload(request: IncomingMessage): void {
  clearTimeout(bodyTimers.get(request));
  // Node sets the usual time again for the next request of the connection; a call within the process has none.
  request.socket.setTimeout?.(UPLOAD_TIMEOUT_MS);
}

/** Node's HTTP server with the limits of the configuration; what it lets through goes to the router. */
export function createHttpServer(router: RequestListener, parts: HttpServerParts): Server {
  const { config, networks, connections, headers, onArrival, answerOnFastPath, gate, onRefused, onCut } =
    parts;
  const server = createServer(
    {
      headersTimeout: config.headersTimeoutMs,
      // Of uploads; all others have `limitBody`, since Node knows one time for all.
      requestTimeout: UPLOAD_TIMEOUT_MS,
      keepAliveTimeout: config.keepAliveTimeoutMs,
      // Node notices a late request only when it looks.
      connectionsCheckingInterval: Math.min(LONGEST_CHECK_INTERVAL_MS, config.headersTimeoutMs),
      maxHeaderSize: MOST_HEADER_BYTES,
      // Checked here, since Node would answer without a body.
      requireHostHeader: false,
      IncomingMessage: StoppingRequest,
      shouldUpgradeCallback: (request) => request.socket.destroyed || mayLeave(request),
    },
    (request, response) => {
      if (!isDue(request, response)) return;
      const url = originForm(request.method ?? '', request.url ?? '');
      if (url === undefined || !isProperRequest(request)) return refuse(request, response);
      request.url = url;
      limitBody(request);
      onArrival(request);
      if (answerOnFastPath(request, response)) return;
      if (gate?.().isMeant(request)) {
        return isUpgrade(request) ? refuse(request, response) : gate().answer(request, response);
      }
      router(request, response);
    },
  );
  // A client that has said all it wants to say still reads: Node would cut it off before an answer that takes a while.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.setTimeout(config.idleTimeoutMs);
  server.on('upgrade', (request, socket: Socket, head) => {
    if (socket.destroyed) connections.abandon(socket);
    else gate?.().upgrade(request, socket, head);
  });
  server.on('connect', (_request, socket: Socket) => {
    refuseWhenAnswered(socket, new MethodNotAllowed(['GET', 'HEAD', 'POST']), parts);
  });
  server.on('checkExpectation', (request, response) => {
    if (isDue(request, response)) refuse(request, response);
  });
  limitConnections(server, {
    networks,
    most: config.maxConnections,
    mostPerNetwork: config.maxConnectionsPerNetwork,
    onTurnedAway: onCut,
  });
  connections.watch(server);
  answerClientErrors(server, parts);
  return server;

  /** Ends a request as Node does whose body has not arrived in time. */
  function limitBody(request: IncomingMessage): void {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const timer = setTimeout(() => {
      const late = Object.assign(new Error('The body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      if (!request.complete) server.emit('clientError', late, socket);
    }, config.requestTimeoutMs);
    bodyTimers.set(request, timer);
    request.once('close', () => clearTimeout(timer));
  }

  function isDue(request: IncomingMessage, response: ServerResponse): boolean {
    const isDue = connections.arrive(request, response);
    if (!isDue) onCut('pipelined');
    return isDue;
  }

  /**
   * Any other request that offers an upgrade is answered as if it did not (RFC 9110, 7.8). One behind requests without
   * their answers is refused, since these would be written into the other protocol's stream.
   */
  function mayLeave(request: IncomingMessage): boolean {
    if (connections.isWaiting(request.socket) || !isProperRequest(request)) return false;
    return gate?.().isMeant(request) ?? false;
  }

  function refuse(_request: IncomingMessage, response: ServerResponse): void {
    const error = new InvalidRequest('The request isn’t valid HTTP.');
    const id = nameRequest();
    onRefused(error, id);
    refuseResponse(response, error, headers, id);
  }
}

function isUpgrade({ headers }: IncomingMessage): boolean {
  return headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '');
}
