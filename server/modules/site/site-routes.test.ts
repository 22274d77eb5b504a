import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { sendRaw } from '../../../checks/support/raw-client.ts';
import {
  HOME_HTML,
  NOT_FOUND_HTML,
  PAGE_POLICY,
  REDIRECT_ORIGIN,
  SCRIPT,
} from '../../../checks/support/site-folder.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { NO_PAGE_POLICY } from '../../plugins/http/security-headers.ts';
import { replaceTexts } from '../../shared/content.ts';
import { loadSite } from './site-files.ts';

const SCRIPT_PATH = '/_astro/island.Bx3k.js';

/** One request as typed: `fetch` would tidy the address and undo the encoding. */
async function ask(port: number, target: string, headers: readonly string[] = [], method = 'GET') {
  const lines = [`${method} ${target} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers];
  const [answer] = await sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`);
  if (!answer) throw new Error('no answer');
  return answer;
}

describe('a page', () => {
  it('sends a page with its policy and no-cache', async () => {
    const { port } = await startTestServer();
    const { status, headers, body } = await ask(port, '/');
    expect([status, body]).toEqual([200, HOME_HTML]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': PAGE_POLICY,
      vary: 'accept-encoding',
    });
  });

  it('sends the same page with any query', async () => {
    const { port } = await startTestServer();
    expect((await ask(port, '/?utm_source=x')).body).toBe(HOME_HTML);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { port } = await startTestServer();
    const get = await ask(port, '/');
    const head = await ask(port, '/', [], 'HEAD');
    expect([head.status, head.headers['content-length'], head.body]).toEqual([
      200,
      get.headers['content-length'],
      '',
    ]);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'answers 405 to %s',
    async (method) => {
      const { port } = await startTestServer();
      const answer = await ask(port, '/book-demo', [], method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'method_not_allowed' });
    },
  );

  it('redirects from an address with a trailing slash, and keeps the query', async () => {
    const { port } = await startTestServer();
    const answer = await ask(port, '/book-demo/?a=b&c=%20');
    expect([answer.status, answer.headers.location]).toEqual([308, '/book-demo?a=b&c=%20']);
  });

  it('finds a page by its percent-encoded address', async () => {
    const { port } = await startTestServer();
    expect((await ask(port, '/book%2Ddemo')).status).toBe(200);
  });
});

describe('a file', () => {
  it('caches a file with a hashed name for a year', async () => {
    const { port } = await startTestServer();
    const { headers, body } = await ask(port, SCRIPT_PATH);
    expect(body).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': NO_PAGE_POLICY,
    });
  });

  it('sends a file without compressed variants unchanged to every client', async () => {
    const { port } = await startTestServer();
    const { headers } = await ask(port, '/logo.png', ['accept-encoding: br, gzip']);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '4' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });

  it.each([
    ['br', 'gzip, br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip, br;q=0', (body: Buffer) => gunzipSync(body)],
  ])('sends a file in %s for Accept-Encoding %s', async (coding, accepted, decompress) => {
    const { app } = await startTestServer();
    const answer = await app.inject({ url: SCRIPT_PATH, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(decompress(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  it('sends another ETag for each encoding', async () => {
    const { port } = await startTestServer();
    const tags = [];
    for (const accepted of ['br', 'gzip', 'identity']) {
      tags.push((await ask(port, SCRIPT_PATH, [`accept-encoding: ${accepted}`])).headers.etag);
    }
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag ?? ''))).toBe(true);
  });
});

describe('a conditional request', () => {
  const conditions: [string, (etag: string) => string, number][] = [
    ['its tag', (etag) => etag, 304],
    ['its tag, weakly', (etag) => `W/${etag}`, 304],
    ['its tag in a list', (etag) => `"a", ${etag} , "b"`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['nonsense', () => 'nonsense', 200],
  ];

  it.each(conditions)(
    'answers a request with %s with the expected status',
    async (_what, condition, status) => {
      const { port } = await startTestServer();
      const etag = (await ask(port, '/')).headers.etag ?? '';
      const answer = await ask(port, '/', [`if-none-match: ${condition(etag)}`]);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
      if (status === 304) expect(answer.headers).not.toHaveProperty('content-length');
    },
  );

  it('answers a request with the ETag of another encoding in full', async () => {
    const { port } = await startTestServer();
    const etag = (await ask(port, '/', ['accept-encoding: br'])).headers.etag ?? '';
    expect((await ask(port, '/', ['accept-encoding: gzip', `if-none-match: ${etag}`])).status).toBe(200);
  });
});

describe('an unknown address', () => {
  it('sends the 404 page with status 404', async () => {
    const { port } = await startTestServer();
    const { status, headers, body } = await ask(port, '/nowhere');
    expect([status, body, headers['cache-control']]).toEqual([404, NOT_FOUND_HTML, 'no-cache']);
    expect(headers['content-security-policy']).toBe(PAGE_POLICY);
  });

  it('answers 404 to HEAD, to /404 itself, and to a matching ETag', async () => {
    const { port } = await startTestServer();
    const { headers } = await ask(port, '/404');
    const answers = [
      await ask(port, '/404'),
      await ask(port, '/nowhere', [], 'HEAD'),
      await ask(port, '/nowhere', [`if-none-match: ${headers.etag}`]),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it.each(['/%zz', '/%', '/%ff?q=%zz', '/book-demo/%zz'])(
    'sends the 404 page for %s, which cannot be decoded',
    async (target) => {
      const { port } = await startTestServer();
      const { status, headers, body } = await ask(port, target);
      expect([status, body]).toEqual([404, NOT_FOUND_HTML]);
      expect(headers['content-security-policy']).toBe(PAGE_POLICY);
      expect((await ask(port, target, [], 'HEAD')).status).toBe(404);
      expect((await ask(port, target, [], 'POST')).headers['content-type']).toMatch('application/json');
    },
  );

  it.each([
    '/manifest.json',
    '/../manifest.json',
    '/..%2fmanifest.json',
    '/%2e%2e/manifest.json',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..\\manifest.json',
    '/..%5cmanifest.json',
    '/....//manifest.json',
    '//etc/passwd',
    '/index.html',
    '/index.html.br',
    '/_astro/island.Bx3k.js.gz',
    '/_astro/',
    '/_astro',
    '/book-demo%00.png',
    '/book-demo%2f',
    '/client/index.html',
    '/__proto__',
    '/constructor',
    '//evil.example/',
    '//book-demo/',
    '/\\evil.example/',
    '/%ff',
    '/%zz',
  ])('serves no file: %s', async (target) => {
    const { port } = await startTestServer();
    const answer = await ask(port, target);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers).not.toHaveProperty('location');
  });

  it('answers in JSON below /authms', async () => {
    const { port } = await startTestServer();
    for (const target of ['/authms', '/authms/', '/authms/nothing', '/authms/demo/', '/authms/demo/x']) {
      const answer = await ask(port, target);
      expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
  });

  it('answers 404 before it reads the body', async () => {
    const { url } = await startTestServer();
    const answer = await fetch(`${url}/authms/nothing`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'a/b' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('a path of the application host', () => {
  it.each([
    ['/login', '/login'],
    ['/Personas', '/personas'],
    ['/PERSONAS/?a=1&b=%2F', '/personas?a=1&b=%2F'],
  ])('redirects %s to %s there', async (target, location) => {
    const { port } = await startTestServer();
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(port, target, [], method);
      expect([answer.status, answer.headers.location]).toEqual([302, REDIRECT_ORIGIN + location]);
    }
  });

  it('answers 400 to a query that is not ASCII', async () => {
    const { port } = await startTestServer();
    expect((await ask(port, '/login?q=\xe9')).status).toBe(400);
  });

  it('answers 405 to other methods', async () => {
    const { port } = await startTestServer();
    expect((await ask(port, '/login', [], 'POST')).status).toBe(405);
  });
});

describe('an address that has moved or is gone', () => {
  /** A server whose site has a page that can be switched off, with its Markdown. */
  async function startWith(rules: string) {
    replaceTexts(new Map([['redirects#rules', rules]]));
    onTestFinished(() => replaceTexts(new Map()));
    const site = await loadSite(inject('siteDir'), null);
    const home = site.files.get('/');
    if (!home) throw new Error('the site has no home page');
    site.files.set('/affiliate', { ...home, path: '/affiliate' });
    site.files.set('/affiliate.md', { ...home, path: '/affiliate.md', isPage: false, page: '/affiliate' });
    return startTestServer({ site });
  }

  it.each([
    ['/old', '/old /book-demo', '/book-demo'],
    ['/old/?a=1&b=%2F', '/old /book-demo#slots', '/book-demo?a=1&b=%2F#slots'],
    ['/old?b=2', '/old /book-demo?a=1', '/book-demo?a=1&b=2'],
    ['/caf%C3%A9', '/café /book-demo', '/book-demo'],
    ['/old', '/old https://example.com/new', 'https://example.com/new'],
    ['/news/old', '/news/old /book-demo', '/book-demo'],
    ['/affiliate', '/affiliate /book-demo', '/book-demo'],
    ['/affiliate/', '/affiliate /book-demo', '/book-demo'],
    ['/affiliate.md', '/affiliate /book-demo#slots', '/book-demo.md'],
  ])('leads from %s by “%s” to %s, and keeps the query', async (target, rules, location) => {
    const { port } = await startWith(rules);
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(port, target, [], method);
      expect([status, headers.location, headers['cache-control']]).toEqual([301, location, 'no-cache']);
    }
  });

  it.each(['/affiliate', '/affiliate/', '/affiliate.md', '/old'])('answers 410 to %s', async (target) => {
    const { port } = await startWith('/affiliate off\n/old off');
    const answer = await ask(port, target);
    expect([answer.status, answer.body.includes('/affiliate')]).toEqual([410, false]);
    expect((await ask(port, target, [], 'HEAD')).status).toBe(410);
    expect((await ask(port, target, [], 'POST')).status).toBe(405);
  });

  it('stays as it was where a page cannot be switched off, and is back once its line is gone', async () => {
    const { port } = await startWith('/book-demo /affiliate\n/affiliate off');
    expect((await ask(port, '/book-demo')).status).toBe(200);
    replaceTexts(new Map());
    expect((await ask(port, '/affiliate')).status).toBe(200);
  });
});
