import { rm } from 'node:fs/promises';
import { BLOG_PATHS } from 'contract/api-paths.ts';
import { TROUBLE_PAGE } from 'contract/site/addresses.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  makeSiteFolder,
  NEWS_POLICY,
  NOT_FOUND_HTML,
  PAGE_POLICY,
} from '../../../checks/support/site-folder.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import type { Config } from '../../plugins/settings/config.ts';
import { Overloaded } from '../../shared/errors.ts';
import { openOnDemandPages } from './on-demand-pages.ts';
import { loadSite } from './site-files.ts';

/** Reads what the stand-in for Astro's handler reports as its input. */
async function readWords(response: Response): Promise<{ rendered: number; target: string; host: string }> {
  return JSON.parse(/<p>(.*?)<\/p>/.exec(await response.text())?.[1] ?? '');
}

async function setUp(config: Partial<Config> = {}) {
  const { url, logged } = await startTestServer({ config });
  const get = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  return { get, logged };
}

describe('a page that is rendered on demand', () => {
  it('sends a page with its policy, revalidated by browsers and cached for a second by proxies', async () => {
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

  it('renders a page once for all requests', async () => {
    const { get } = await setUp();
    const first = await readWords(await get('/news/one'));
    expect(await readWords(await get('/news/one'))).toEqual(first);
  });

  it.each(['br', 'gzip'])('compresses a page with %s without a change of its text', async (coding) => {
    const { get } = await setUp();
    const plain = await (await get('/news', { headers: { 'accept-encoding': 'identity' } })).text();
    // `fetch` undoes the encoding and keeps its name.
    const packed = await get('/news', { headers: { 'accept-encoding': coding } });
    expect(packed.headers.get('content-encoding')).toBe(coding);
    expect(await packed.text()).toBe(plain);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.length);
  });

  it('compresses a search only with the coding of the first request', async () => {
    const { get } = await setUp();
    const search = async (words: string, coding: string) => {
      const { headers } = await get(`/news?words=${words}`, { headers: { 'accept-encoding': coding } });
      return headers.get('content-encoding');
    };
    expect([await search('loom', 'br, gzip'), await search('shuttle', 'gzip')]).toEqual(['br', 'gzip']);
    // Rendered and kept a moment ago: sent as it is, rather than made again.
    expect([await search('loom', 'br'), await search('loom', 'gzip')]).toEqual(['br', null]);
  });

  it('answers 304 to a browser with the current version', async () => {
    const { get } = await setUp();
    const tag = (await get('/news')).headers.get('etag') ?? '';
    expect((await get('/news', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('passes only the parameters of its route to a page, in one order', async () => {
    const { get } = await setUp();
    const words = await readWords(await get('/news?utm_source=x&page=2&topic=a%20b&page=3&empty='));
    expect(words.target).toBe('/news?topic=a+b&page=2');
    expect((await readWords(await get('/news?topic=a+b&page=2&gclid=1'))).rendered).toBe(words.rendered);
  });

  it.each(['/news/feed?page=', '/news/feed?q=', '/news/one?preview='])(
    'renders a page once for a hundred queries %s that it ignores',
    async (address) => {
      const { get } = await setUp();
      const answers = await Promise.all(
        Array.from({ length: 100 }, async (_, index) => readWords(await get(address + index))),
      );
      expect(new Set(answers.map(({ rendered }) => rendered)).size).toBe(1);
    },
  );

  it('redirects to its normalized address, and keeps the query', async () => {
    const { get } = await setUp();
    const { status, headers } = await get('/n%65ws/a%27b&c?page=2');
    expect([status, headers.get('location')]).toEqual([308, "/news/a'b%26c?page=2"]);
    // What the page reads is what was meant.
    const { target } = await readWords(await get("/news/a'b%26c"));
    expect(decodeURI(target)).toBe("/news/a'b&c");
  });

  it('renders a preview only where there is no public version', async () => {
    const { get } = await setUp();
    const draft = await get('/news/draft?preview=genuine');
    expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await get('/news/draft?preview=made-up')).status).toBe(404);
    expect((await get('/news/draft')).status).toBe(404);
    const published = await get('/news/one?preview=genuine');
    expect(published.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  });

  it('never passes the Host header of the request to a page', async () => {
    const { get } = await setUp();
    expect((await readWords(await get('/news'))).host).toBe('localhost');
  });

  it('redirects from an address with a trailing slash, and keeps the query', async () => {
    const { get } = await setUp();
    const { status, headers } = await get('/news/one/?page=2');
    expect([status, headers.get('location')]).toEqual([308, '/news/one?page=2']);
  });

  it('redirects permanently when a page asks for it', async () => {
    const { get } = await setUp();
    const { status, headers } = await get('/news/moved');
    expect([status, headers.get('location')]).toEqual([301, '/news/here']);
  });

  it('does not cache a private page', async () => {
    const { get } = await setUp();
    const first = await get('/news/secret');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const { rendered } = await readWords(first);
    expect((await readWords(await get('/news/secret'))).rendered).toBe(rendered + 1);
  });

  it('sends the 404 of a page that answers it itself', async () => {
    const { get, logged } = await setUp();
    const response = await get('/news/unknown');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('News');
    expect(JSON.stringify(logged)).not.toContain('/news/unknown');
  });

  it('sends the 404 page of the site for a page that has none', async () => {
    const { get } = await setUp();
    const response = await get('/news/none');
    expect([response.status, await response.text()]).toEqual([404, NOT_FOUND_HTML]);
  });

  it('answers 500 in the shape of all errors, and the cause goes to the log only', async () => {
    const { get, logged } = await setUp();
    const response = await get('/news/broken');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'internal_error' });
    expect(JSON.stringify(logged)).toContain('/news/broken was rendered with 500');
  });

  it.each(['/news/broken?preview=SECRET', '/news/broken?page=SECRET'])(
    'keeps the query of %s out of the log when rendering fails',
    async (address) => {
      const { get, logged } = await setUp();
      expect((await get(address)).status).toBe(500);
      expect(JSON.stringify(logged)).toContain('was rendered with 500');
      expect(JSON.stringify(logged)).not.toContain('SECRET');
    },
  );

  it.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
    const { get } = await setUp();
    const { status, headers } = await get('/news', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('logs no error when the client disconnects before it was rendered', async () => {
    const { get, logged } = await setUp();
    const gone = new AbortController();
    const answer = get('/news/slow', { signal: gone.signal });
    // Both wait for one rendering; when the second one has its answer, the first one would have had it.
    const other = get('/news/slow');
    gone.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect((await other).status).toBe(200);
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { get } = await setUp();
    const whole = await get('/news');
    const head = await get('/news', { method: 'HEAD' });
    expect([head.headers.get('etag'), await head.text()]).toEqual([whole.headers.get('etag'), '']);
  });

  it.each(['/news/%', '/news/%ff', '/news/%00', '/news/..%2f..%2fetc', `/news/${'x'.repeat(5_000)}`])(
    'keeps serving after %s',
    async (path) => {
      const { get } = await setUp();
      expect((await get(path)).status).toBeLessThan(500);
      expect((await get('/news')).status).toBe(200);
    },
  );
});

describe('an error while a page is rendered', () => {
  const TO_READ = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

  it('sends browsers a page with its policy and the cause', async () => {
    const { get } = await setUp();
    const { status, headers, ...response } = await get('/news/broken', TO_READ).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
    }));
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      500,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(headers.get('content-security-policy')).toBe(PAGE_POLICY);
    expect(response.text).toContain('<title>Trouble</title>500 Something went wrong on our side.');
  });

  it('writes the time to wait into the page of a 429', async () => {
    const { get } = await setUp();
    const flood = Array.from({ length: 200 }, (_, index) => get(`/news?words=${index}`, TO_READ));
    const refused = (await Promise.all(flood)).find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(await refused?.text()).toMatch(/429 Too many requests\. Please wait 1 second and try again\.$/);
  });

  it('sends JSON for other Accept headers', async () => {
    const { get } = await setUp();
    for (const accept of ['*/*', 'application/json', 'application/rss+xml']) {
      const answer = await get('/news/broken', { headers: { accept } });
      expect(await answer.json()).toMatchObject({ statusCode: 500 });
    }
  });

  it('serves the page of errors at no address of its own', async () => {
    const { get } = await setUp();
    expect((await get(TROUBLE_PAGE, TO_READ)).status).toBe(404);
  });
});

describe('a page while the database fails', () => {
  const TO_READ = { headers: { accept: 'text/html' } };

  async function setUpAway() {
    const { url, database } = await startTestServer();
    const get = (path: string) => fetch(url + path, TO_READ);
    const goAway = async (table: 'blog_articles' | 'blog_categories' = 'blog_articles') =>
      database.schema.alterTable(table).renameTo('away').execute();
    return { get, goAway };
  }

  it('sends a page as it was rendered before, with no-cache', async () => {
    const { get, goAway } = await setUpAway();
    const before = await (await get('/news/one')).text();
    await goAway();
    await expect.poll(async () => (await get('/news/one')).headers.get('cache-control')).toBe('no-cache');
    const answer = await get('/news/one');
    expect([answer.status, await answer.text()]).toEqual([200, before]);
    expect(answer.headers.get('age')).toMatch(/^\d+$/);
  });

  it('answers 503 with a page for one that was never rendered', async () => {
    const { get, goAway } = await setUpAway();
    await goAway();
    const answer = await get('/news/one');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.text()).toContain('503 Our storage isn’t answering right now.');
  });

  it('answers 503 with a page when the database fails during rendering', async () => {
    const { get, goAway } = await setUpAway();
    // The revision can still be read.
    await goAway('blog_categories');
    expect((await get('/news/one')).status).toBe(503);
  });

  it('answers calls in JSON, in a browser, too', async () => {
    const { get, goAway } = await setUpAway();
    await goAway();
    const answer = await get(BLOG_PATHS.articles);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });
});

describe('a network that requests new pages continually', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('answers 429 with Retry-After to one network, while others search and it reads cached pages', async () => {
    const { get } = await setUp({ trustedProxies: ['127.0.0.1'] });
    await get('/news', from('192.0.2.9'));
    const flood = Array.from({ length: 200 }, (_, index) => get(`/news?words=${index}`, from('192.0.2.1')));
    const other = await get('/news?words=mine', from('192.0.2.2'));
    expect(other.status).toBe(200);

    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(100);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(40);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.json()).toMatchObject({ statusCode: 429, code: 'rate_limited' });
    expect((await get('/news', from('192.0.2.1'))).status).toBe(200);
  });

  it('counts an IPv6 /64 as one network', async () => {
    const { get } = await setUp({ trustedProxies: ['127.0.0.1'] });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => get(`/news?words=${index}`, from(`2001:db8::${index}`))),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('serves every article to one network', async () => {
    const { get } = await setUp();
    for (let index = 0; index < 100; index += 1) {
      expect((await get(`/news/article-${index}`)).status).toBe(200);
    }
  });
});

describe('a flood from many networks', () => {
  it('refuses requests beyond two renderings and two hundred waiting, and serves a new network', async () => {
    const folder = await makeSiteFolder();
    onTestFinished(() => rm(folder, { recursive: true }));
    const { findPage } = openOnDemandPages({
      site: await loadSite(folder, null),
      locals: { blog: { listAddresses: async () => [] } } as unknown as SiteLocals,
      findRevision: async () => ({ id: '1', withdrawals: '0' }),
      isSecure: false,
      onRateLimited: () => expect.fail('no network asks for more than it may'),
      onOutdated: () => expect.fail('the blog can be read'),
    });
    const ask = (network: string, words: number) =>
      findPage({ target: `/news?words=${words}`, isSearch: true, network });
    const flood = Array.from({ length: 300 }, (_, index) => ask(`flood-${index % 10}`, index));
    const settled = Promise.allSettled(flood);
    expect((await ask('new-network', 300)).status).toBe(200);
    const refusals = (await settled).filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(301 - 2 - 200);
    for (const refusal of refusals) expect(refusal).toMatchObject({ reason: expect.any(Overloaded) });
  });
});
