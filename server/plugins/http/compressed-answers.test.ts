import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { compressAnswers } from './compressed-answers.ts';

const LONG = JSON.stringify({ words: 'free half-hours '.repeat(200) });

async function ask(answer: (reply: FastifyReply) => unknown, encoding?: string) {
  const app = fastify();
  compressAnswers(app);
  app.get('/', (_request, reply) => answer(reply));
  return app.inject({ url: '/', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
}

const tagged = (body: string) => (reply: FastifyReply) =>
  reply.headers({ etag: '"a"', vary: 'Origin' }).type('application/json; charset=utf-8').send(body);

describe('compressAnswers', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('sends clients that accept %s the same body in %s, with a weak ETag', async (accepted, coding, read) => {
    const { headers, rawPayload } = await ask(tagged(LONG), accepted);
    expect(headers).toMatchObject({
      'content-encoding': coding,
      etag: 'W/"a"',
      vary: 'Origin, accept-encoding',
    });
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(String(read(rawPayload))).toBe(LONG);
  });

  it('sends other clients the body uncompressed, with Vary', async () => {
    const { headers, body } = await ask(tagged(LONG));
    expect(body).toBe(LONG);
    expect(headers).toMatchObject({ etag: '"a"', vary: 'Origin, accept-encoding' });
  });

  it('does not compress an answer that fits into one packet', async () => {
    expect((await ask(tagged('{}'), 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('does not compress a private answer, which has no ETag', async () => {
    const answer = (reply: FastifyReply) => reply.type('application/json').send(LONG);
    expect((await ask(answer, 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('compresses the next version at the same address again', async () => {
    let count = 0;
    const app = fastify();
    compressAnswers(app);
    app.get('/', (_request, reply) => {
      count += 1;
      return reply
        .header('etag', `"${count}"`)
        .type('application/json')
        .send(JSON.stringify(LONG + count));
    });
    const read = async () => {
      const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
      return String(brotliDecompressSync(rawPayload));
    };
    expect(await read()).toBe(JSON.stringify(`${LONG}1`));
    expect(await read()).toBe(JSON.stringify(`${LONG}2`));
  });
});
