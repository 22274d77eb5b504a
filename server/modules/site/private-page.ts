import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseVariant } from './answer-file.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Headers that an answer to one reader sets in place of those that a page has for all. */
const OWN_HEADERS = ['cache-control', 'referrer-policy', 'x-robots-tag'];

/** Sends a page that is for one reader. What the reply already says of caches, robots and `Referer` stands. */
export function sendPrivatePage(
  { status, file }: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const variant = chooseVariant(file, request.headers['accept-encoding']);
  for (let index = 0; index < variant.headers.length; index += 2) {
    const name = variant.headers[index] ?? '';
    const isDecided = OWN_HEADERS.includes(name) && reply.hasHeader(name);
    // A page that no cache may keep needs no ETag: no client can revalidate it.
    if (!isDecided && name !== 'etag') reply.header(name, variant.headers[index + 1]);
  }
  return reply.code(status).send(variant.body);
}
