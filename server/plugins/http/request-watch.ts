import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '../../shared/errors.ts';
import { ArrivingBodies, hasBody } from './arriving-bodies.ts';
import { CLIENT_CLOSED_REQUEST, type Observe, type RequestRecord, UNKNOWN_PATH } from './request-record.ts';

// By hand: `@fastify/under-pressure` does not count requests (decision 019). With it 'answers 503 with Retry-After beyond its
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
  const arriving = new ArrivingBodies({
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
