import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, namesTag } from './entity-tag.ts';

/** A body with its entity tag, made once for all who ask. */
export interface Tagged {
  body: string;
  etag: string;
}

/** The JSON of a value, with its tag: whoever needs to know the tag of an answer builds it from the same value. */
export function tagJson(value: unknown): Tagged {
  const body = JSON.stringify(value);
  return { body, etag: etagOf(body) };
}

/** Sends it, or 304 to who has the same already (RFC 9110, 13.1.2). Other headers are the caller's to set. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: Tagged,
  type: string,
): FastifyReply {
  reply.header('etag', etag);
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && namesTag(condition, etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
