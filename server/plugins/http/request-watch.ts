import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '../../shared/errors.ts';
import { sharesOf } from './client-network.ts';
import { CLIENT_CLOSED_REQUEST, type Observe, type RequestRecord, UNKNOWN_PATH } from './request-record.ts';

// By hand: `@fastify/under-pressure` does not count requests (decision 014). With it 'answers 503 with Retry-After beyond its
// limit' of request-watch.test.ts fails.

interface RequestWatch {
  mostInFlight: number;
  /** Answered however busy the server is. */
  exemptPaths: readonly string[];
  observe: Observe;
  onInFlight: (count: number) => void;
  onShed: () => void;
  /** A body on its way was cut in favour of newer ones. */
  onCut: () => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    refusal: RequestRecord['refusal'];
  }
}

type Follow = (request: FastifyRequest, reply: FastifyReply) => void;

const MOST_ARRIVING = 1_000;
const MOST_ARRIVING_PER_NETWORK = 100;

/**
 * Follows each request to its end, and refuses new ones while too many are under way. One with a body counts once the
 * body is whole. The function returned follows a request that no hook sees.
 */
export function watchRequests(app: FastifyInstance, watch: RequestWatch): Follow {
  const { mostInFlight, exemptPaths, observe, onInFlight, onShed, onCut } = watch;
  const arriving = new PendingBodies({
    most: MOST_ARRIVING,
    mostPerNetwork: MOST_ARRIVING_PER_NETWORK,
    onCut,
  });
  let inFlight = 0;

  app.decorateRequest('refusal', undefined);

  const follow: Follow = (request, reply) => {
    const startedAt = performance.now();
    reply.raw.once('close', () => observe(recordOf(request, reply, performance.now() - startedAt)));
  };

  app.addHook('onRequest', async (request, reply) => {
    follow(request, reply);
    if (hasBody(request.raw)) arriving.follow(request.raw, request.network);
    else begin(request, reply);
  });
  // The first step after the body, before anything is done with it.
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request.raw)) begin(request, reply);
  });
  return follow;

  function begin({ routeOptions }: FastifyRequest, { raw }: FastifyReply): void {
    if (raw.closed) return;
    if (inFlight >= mostInFlight && !exemptPaths.includes(routeOptions.url ?? '')) shed();
    onInFlight(++inFlight);
    raw.once('close', () => onInFlight(--inFlight));
  }

  function shed(): never {
    onShed();
    throw new Overloaded();
  }
}

function recordOf(request: FastifyRequest, { raw }: FastifyReply, durationMs: number): RequestRecord {
  const isAborted = !raw.writableFinished;
  return {
    id: request.id,
    method: request.method,
    path: request.routeOptions.url ?? request.answeredPath ?? UNKNOWN_PATH,
    route: request.routeOptions.url ?? (request.answeredPath ? '(site)' : UNKNOWN_PATH),
    status: isAborted && !raw.headersSent ? CLIENT_CLOSED_REQUEST : raw.statusCode,
    durationMs,
    ...(isAborted ? { isAborted } : {}),
    ...(request.refusal ? { refusal: request.refusal } : {}),
  };
}

interface PendingLimits {
  /** Bodies on their way at once. */
  most: number;
  /** Most of one network; all of an IPv6 /48 together have a multiple of it. */
  mostPerNetwork: number;
  onCut: () => void;
}

/**
 * Bounds the requests whose bodies are on their way. Beyond the limit the oldest is cut: a complete body arrives
 * at once, and thousands of half-sent ones keep no client out.
 */
export class PendingBodies {
  readonly #limits: PendingLimits;
  /** Requests with their networks; oldest first, and so are those of a network. */
  readonly #all = new Map<IncomingMessage, string>();
  readonly #byNetwork = new Map<string, Set<IncomingMessage>>();

  constructor(limits: PendingLimits) {
    this.#limits = limits;
  }

  /** Counts a body until it is whole or its connection is gone. */
  follow(request: IncomingMessage, network: string): void {
    const shares = sharesOf(network).map(({ name, share }) => {
      const requests = this.#byNetwork.get(name) ?? new Set();
      this.#byNetwork.set(name, requests.add(request));
      return { requests, share };
    });
    this.#all.set(request, network);
    const forget = () => this.#forget(request);
    request.once('end', forget);
    request.once('close', forget);
    for (const { requests, share } of shares) this.#cutOldest(requests, this.#limits.mostPerNetwork * share);
    this.#cutOldest(this.#all, this.#limits.most);
  }

  #cutOldest(requests: Pick<Set<IncomingMessage>, 'keys' | 'size'>, most: number): void {
    for (const request of requests.keys()) {
      if (requests.size <= most) return;
      // One that is whole has arrived, and is about to be read.
      if (!request.complete) {
        this.#limits.onCut();
        request.destroy();
      }
      this.#forget(request);
    }
  }

  #forget(request: IncomingMessage): void {
    const network = this.#all.get(request);
    if (network === undefined) return;
    this.#all.delete(request);
    for (const { name } of sharesOf(network)) {
      const requests = this.#byNetwork.get(name);
      requests?.delete(request);
      if (requests?.size === 0) this.#byNetwork.delete(name);
    }
  }
}

/** Reports whether the headers announce a body (RFC 9112, 6.3). */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
