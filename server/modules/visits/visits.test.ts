import { DEMO_SLOTS_PATH, IDEMPOTENCY_KEY_HEADER, LEAD_PATHS } from 'contract/api-paths.ts';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { GOOD_BODIES } from '../../../checks/support/lead-bodies.ts';
import { openTestDatabase } from '../../../checks/support/test-database.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import type { Database } from '../../plugins/database/schema.ts';

const HOST = 'site.example';
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  accept: 'text/html,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};

async function listSums(database: Database, topic: 'page' | 'step' | 'rule'): Promise<string[]> {
  const rows = await database
    .selectFrom('visit_sums')
    .selectAll()
    .where('topic', '=', topic)
    .orderBy('name')
    .execute();
  return rows.map(({ name, detail, reader, visits, inner_pages }) =>
    [name, detail, reader, visits, inner_pages].join(' '),
  );
}

describe('pages and calls of the server', () => {
  it('are counted, and stored at the latest when it stops', async () => {
    const { app, database } = await startTestServer({ database: await openTestDatabase() });
    // As it is on the wire: `fetch` sends navigation headers of its own.
    const ask = (path: string, { headers = {}, ...more }: InjectOptions = {}) =>
      app.inject({ url: path, ...more, headers: { host: HOST, ...BROWSER, ...headers } });
    const etag = (await ask('/book-demo')).headers.etag ?? '';
    expect((await ask('/book-demo', { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    await ask('/book-demo', { method: 'HEAD' });
    await ask('/no-such-page-of-mira@example.com');
    await ask('/book-demo', { headers: { 'user-agent': 'ClaudeBot/1.0' } });
    await ask('/', { headers: { 'sec-fetch-site': 'same-origin' } });
    await ask(`${DEMO_SLOTS_PATH}?from=2026-03-11&to=2026-03-12`, {
      headers: { referer: `https://${HOST}/book-demo`, 'sec-fetch-site': 'same-origin' },
    });
    const send = (body: object) =>
      ask(LEAD_PATHS.contact, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [IDEMPOTENCY_KEY_HEADER]: '7c0e1e8a-5f0a-4a43-9d5e-0a9d7a1f3c11',
        },
        payload: body,
      });
    expect((await send({})).statusCode).toBe(400);
    expect((await send(GOOD_BODIES.contact)).statusCode).toBe(201);
    expect((await send(GOOD_BODIES.contact)).statusCode).toBe(201);
    await app.close();
    expect(await listSums(database, 'page')).toEqual([
      '(unknown)  people 1 0',
      '/  people 0 1',
      '/book-demo  people 2 0',
      '/book-demo  robots 1 0',
    ]);
    expect(await listSums(database, 'step')).toEqual([
      'refused (unknown) unsure 1 0',
      'sent (unknown) unsure 1 0',
      'times /book-demo people 1 0',
    ]);
  });
});
