import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from './errors.ts';
import { CLIENT_CLOSED_REQUEST, type Observe, type RequestRecord, UNKNOWN_PATH } from './request-record.ts';

interface RequestWatch {
  mostInFlight: number;
  /** Answered however busy the server is. */
  exemptPaths: readonly string[];
  observe: Observe;
  onInFlight: (count: number) => void;
  onShed: () => void;
}

type Follow = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Follows each request to its end, and refuses new ones while too many are under way.
 * The function returned follows a request that no hook sees.
 */
export function watchRequests(app: FastifyInstance, watch: RequestWatch): Follow {
  const { mostInFlight, exemptPaths, observe, onInFlight, onShed } = watch;
  let inFlight = 0;

  const follow: Follow = (request, reply) => {
    const startedAt = performance.now();
    onInFlight(++inFlight);
    reply.raw.once('close', () => {
      onInFlight(--inFlight);
      observe(recordOf(request, reply, performance.now() - startedAt));
    });
  };

  app.addHook('onRequest', (request, reply, done) => {
    follow(request, reply);
    if (inFlight <= mostInFlight || exemptPaths.includes(request.routeOptions.url ?? '')) return done();
    onShed();
    done(new Overloaded());
  });
  return follow;
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
  };
}
