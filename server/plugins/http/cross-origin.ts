import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, preflightHeaders, sharingOfCall } from './cross-origin.rules.ts';

// By hand: `@fastify/cors` has one policy (decision 033). With it 'are not allowed when the operator names no site' of
// cross-origin.test.ts fails.

/** Says on every answer which other origins may read it. Before whatever may refuse a request: they may read that too. */
export function tellOtherOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    reply.headers(sharingOfCall(pathOf(url), headers.origin, allowed));
  });
}

/**
 * Answers a browser that asks before it makes a call for a page of another origin; undefined for every other request,
 * and where the page may not.
 * @param methods that the address takes
 */
export function answerPreflight(
  { method, url, headers }: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply | undefined {
  const isAsked = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
  if (!isAsked || !reply.hasHeader('access-control-allow-origin')) return undefined;
  return reply
    .code(204)
    .headers(preflightHeaders(pathOf(url), methods))
    .send();
}
