import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compress, type Effort, preferredCoding } from './content-coding.ts';

// By hand: `@fastify/compress` compresses each answer again and leaves its strong tag (decision 001). Without this file
// 'sends clients that accept br the same body in br, with a weak ETag' of compressed-answers.test.ts fails.

/**
 * Least size to compress: a smaller answer fits one packet with its head, and does not come sooner if it is smaller
 * still.
 */
const LEAST_BYTES = 500;
/** Media type of plain JSON, and of formats that are written in it. */
const JSON_TYPE = /^application\/(\w+\+)?json\b/;
/** Fast: in a second the answer may be another one. */
const EFFORT: Effort = { brotli: 4, gzip: 6 };
const CACHE_BYTES = 8 * 1_024 * 1_024;

/**
 * Compresses JSON answers that everyone may have, which are those with an entity tag: a month of free half-hours is 76
 * KB, and 2 KB on the way. What was compressed is kept by its tag, and sent under a weak one, since other bytes stand
 * for the same answer (RFC 9110, 8.8.1). Answers to one person have no tag and are left as they are: next to text that
 * an attacker chooses, the size of a compressed secret reveals the secret (BREACH).
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (body, name) => body.length + name.length,
  });

  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES || !isForAll(reply))
      return done(null, payload);
    addVary(reply, 'accept-encoding');
    const coding = preferredCoding(request.headers['accept-encoding']);
    if (coding === 'identity') return done(null, payload);
    const etag = String(reply.getHeader('etag'));
    const send = (body: Buffer) => {
      reply.removeHeader('content-length');
      reply.headers({ 'content-encoding': coding, etag: `W/${etag}` });
      done(null, body);
    };
    const name = `${coding} ${etag}`;
    const known = kept.get(name);
    if (known) return send(known);
    compress(Buffer.from(payload), coding, EFFORT).then((body) => {
      kept.set(name, body);
      send(body);
    }, done);
  });
}

function isForAll(reply: FastifyReply): boolean {
  return (
    reply.statusCode === 200 &&
    reply.getHeader('etag') !== undefined &&
    JSON_TYPE.test(String(reply.getHeader('content-type')))
  );
}

function addVary(reply: FastifyReply, name: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', known === undefined ? name : `${known}, ${name}`);
}
