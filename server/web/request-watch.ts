import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from './errors.ts';
import { CLIENT_CLOSED_REQUEST, type Observe, UNKNOWN_PATH } from './request-record.ts';

interface RequestWatch {
  mostInFlight: number;
  /** Answered however busy the server is. */
  exemptPaths: readonly string[];
  observe: Observe;
  onInFlight: (count: number) => void;
  onShed: () => void;
}

/** Follows each request to its end, and refuses new ones while too many are under way. */
export function watchRequests(app: FastifyInstance, watch: RequestWatch): void {
  const { mostInFlight, exemptPaths, observe, onInFlight, onShed } = watch;
  let inFlight = 0;

  app.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    onInFlight(++inFlight);
    reply.raw.once('close', () => {
      onInFlight(--inFlight);
      const isAborted = !reply.raw.writableFinished;
      observe({
        id: request.id,
        method: request.method,
        path: addressOf(request),
        route: request.routeOptions.url ?? (request.answeredPath ? '(site)' : UNKNOWN_PATH),
        status: isAborted && !reply.raw.headersSent ? CLIENT_CLOSED_REQUEST : reply.raw.statusCode,
        durationMs: performance.now() - startedAt,
        ...(isAborted ? { isAborted } : {}),
      });
    });
    if (inFlight <= mostInFlight || exemptPaths.includes(request.routeOptions.url ?? '')) return done();
    onShed();
    done(new Overloaded());
  });
}

function addressOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.answeredPath ?? UNKNOWN_PATH;
}
