import { describe, expect, it } from 'vitest';
import { NEWS_POLICY, NOT_FOUND_HTML } from '../testing/site-folder.ts';
import { startTestServer } from '../testing/test-server.ts';

/** What the stand-in for Astro's handler says that it was given. */
async function readWords(response: Response): Promise<{ rendered: number; target: string; host: string }> {
  return JSON.parse(/<p>(.*?)<\/p>/.exec(await response.text())?.[1] ?? '');
}

async function setUp() {
  const { url, logged } = await startTestServer();
  const get = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  return { get, logged };
}

describe('a page that is rendered on demand', () => {
  it('is sent with its policy, to be asked for again by browsers and kept for a second by caches', async () => {
    const { get } = await setUp();
    const { status, headers } = await get('/news');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=1',
      'content-security-policy': NEWS_POLICY,
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  it('is rendered once for all who ask', async () => {
    const { get } = await setUp();
    const first = await readWords(await get('/news/one'));
    expect(await readWords(await get('/news/one'))).toEqual(first);
  });

  it.each(['br', 'gzip'])('is compressed with %s, the same text', async (coding) => {
    const { get } = await setUp();
    const plain = await (await get('/news', { headers: { 'accept-encoding': 'identity' } })).text();
    // `fetch` undoes the encoding and keeps its name.
    const packed = await get('/news', { headers: { 'accept-encoding': coding } });
    expect(packed.headers.get('content-encoding')).toBe(coding);
    expect(await packed.text()).toBe(plain);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.length);
  });

  it('answers 304 to a browser that has it', async () => {
    const { get } = await setUp();
    const tag = (await get('/news')).headers.get('etag') ?? '';
    expect((await get('/news', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('hears only of the query that makes a difference to it, in one order', async () => {
    const { get } = await setUp();
    const words = await readWords(await get('/news?utm_source=x&page=2&topic=a%20b&page=3&empty='));
    expect(words.target).toBe('/news?topic=a+b&page=2');
    expect((await readWords(await get('/news?topic=a+b&page=2&gclid=1'))).rendered).toBe(words.rendered);
  });

  it('never hears of the host that a visitor names', async () => {
    const { get } = await setUp();
    expect((await readWords(await get('/news'))).host).toBe('localhost');
  });

  it('is sent on from an address with a trailing slash, query kept', async () => {
    const { get } = await setUp();
    const { status, headers } = await get('/news/one/?page=2');
    expect([status, headers.get('location')]).toEqual([308, '/news/one?page=2']);
  });

  it('may have moved for good', async () => {
    const { get } = await setUp();
    const { status, headers } = await get('/news/moved');
    expect([status, headers.get('location')]).toEqual([301, '/news/here']);
  });

  it('is not kept when it is for one reader', async () => {
    const { get } = await setUp();
    const first = await get('/news/secret');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const { rendered } = await readWords(first);
    expect((await readWords(await get('/news/secret'))).rendered).toBe(rendered + 1);
  });

  it('may say itself that there is nothing', async () => {
    const { get, logged } = await setUp();
    const response = await get('/news/unknown');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('News');
    expect(JSON.stringify(logged)).not.toContain('/news/unknown');
  });

  it('is the 404 page where the site has none', async () => {
    const { get } = await setUp();
    const response = await get('/news/none');
    expect([response.status, await response.text()]).toEqual([404, NOT_FOUND_HTML]);
  });

  it('is an error in one shape when it cannot be rendered, and the cause is logged only', async () => {
    const { get, logged } = await setUp();
    const response = await get('/news/broken');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'internal_error' });
    expect(JSON.stringify(logged)).toContain('was rendered with 500');
  });

  it.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
    const { get } = await setUp();
    const { status, headers } = await get('/news', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { get } = await setUp();
    const whole = await get('/news');
    const head = await get('/news', { method: 'HEAD' });
    expect([head.headers.get('etag'), await head.text()]).toEqual([whole.headers.get('etag'), '']);
  });

  it.each(['/news/%', '/news/%ff', '/news/%00', '/news/..%2f..%2fetc', `/news/${'x'.repeat(5_000)}`])(
    'survives %s',
    async (path) => {
      const { get } = await setUp();
      expect((await get(path)).status).toBeLessThan(500);
      expect((await get('/news')).status).toBe(200);
    },
  );
});
