import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

// By hand: `@fastify/etag` compares one tag, and files are answered beside it (decision 001). With it 'finds the tag in
// If-None-Match: * is true' of entity-tag.test.ts fails.

/** Characters of the hash that are kept: 132 bits. */
const TAG_LENGTH = 22;

/** The strong entity tag of a body (RFC 9110, 8.8.3), with its quotes. */
export function etagOf(body: string | Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, TAG_LENGTH)}"`;
}

/** Weak comparison over a list, as `If-None-Match` asks for (RFC 9110, 13.1.2). */
export function namesTag(condition: string, etag: string): boolean {
  if (condition === etag) return true;
  return condition.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/** A body with its entity tag, made once for all who ask. */
export interface Tagged {
  body: string;
  etag: string;
}

/** The JSON of a value, with its tag: code that needs the tag of an answer computes it from the same value. */
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

/**
 * Readers may keep an answer, but ask each time; caches between us and them may answer for one second, in which the
 * blog may change.
 */
export const SHARED_FOR_A_SECOND = 'public, max-age=0, s-maxage=1';
