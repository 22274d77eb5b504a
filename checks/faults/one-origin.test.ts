import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brand } from 'content/brand.ts';
import type { SiteManifest } from 'contract/site/site-manifest.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE_PATH } from '../site-pages.ts';
import { everyAddress } from './every-address.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const PUBLIC_URL = 'https://agents.acme.example';
const BUILT_HOST = new URL(brand.siteUrl).host;
/**
 * Scripts, which are kept for a year under a name that does not change; no code of theirs reads the origin that stands
 * in one.
 */
const SCRIPT = /^\/_astro\/.*\.js$/;

let server: RunningServer;
let manifest: SiteManifest;

beforeAll(async () => {
  manifest = JSON.parse(await readFile(new URL('../../site/dist/manifest.json', import.meta.url), 'utf8'));
  server = await startServer({ env: { PUBLIC_URL, LOG_LEVEL: 'warn' } });
});

afterAll(() => server?.stop());

const ask = (path: string, options?: RequestInit) =>
  fetch(server.url + path, { redirect: 'manual', ...options });

async function textOf(path: string): Promise<string> {
  return (await ask(path)).text();
}

describe('a site under another origin than the one it was built for', () => {
  it('names the new origin alone in every answer', async () => {
    const addresses = await everyAddress(server.url, manifest);
    expect(addresses.length).toBeGreaterThan(150);
    const wrong: string[] = [];
    for (const address of addresses.filter((path) => !SCRIPT.test(path))) {
      const answer = await ask(address);
      const text = `${Array.from(answer.headers).join('\n')}\n${await answer.text()}`;
      const at = text.indexOf(BUILT_HOST);
      if (at >= 0) wrong.push(`${address}: ${text.slice(Math.max(0, at - 60), at + 40)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/pricing', `<link rel="canonical" href="${PUBLIC_URL}/pricing"/>`],
    ['/pricing', `"og:url" content="${PUBLIC_URL}/pricing"`],
    ['/', `"og:image" content="${PUBLIC_URL}/social/home.png"`],
    ['/', `"@type":"Organization","name":"${brand.name}","url":"${PUBLIC_URL}"`],
    ['/', `"logo":"${PUBLIC_URL}/icon-512.png"`],
    ['/case-studies/legitquest', `"item":"${PUBLIC_URL}/case-studies"`],
    ['/cookies', 'agents.acme.example'],
    [ARTICLE_PATH, `<link rel="canonical" href="${PUBLIC_URL}${ARTICLE_PATH}"/>`],
    [ARTICLE_PATH, `"og:image" content="${PUBLIC_URL}${ARTICLE_PATH}/card.png"`],
    [ARTICLE_PATH, `"mainEntityOfPage":"${PUBLIC_URL}${ARTICLE_PATH}"`],
    ['/sitemap.xml', `<loc>${PUBLIC_URL}/pricing</loc>`],
    ['/sitemap.xml', `<loc>${PUBLIC_URL}${ARTICLE_PATH}</loc>`],
    ['/robots.txt', `Sitemap: ${PUBLIC_URL}/sitemap.xml`],
    ['/blog/rss.xml', `<link>${PUBLIC_URL}${ARTICLE_PATH}</link>`],
    ['/blog/atom.xml', `<id>${PUBLIC_URL}/blog</id>`],
    ['/.well-known/security.txt', `Canonical: ${PUBLIC_URL}/.well-known/security.txt`],
    ['/humans.txt', `${PUBLIC_URL}/contact-us`],
    ['/blog/feed.json', `"feed_url":"${PUBLIC_URL}/blog/feed.json"`],
    ['/openapi.json', `"servers":[{"url":"${PUBLIC_URL}"}]`],
    ['/asyncapi.json', '"host":"agents.acme.example","protocol":"wss"'],
    ['/api-reference/login.md', `${PUBLIC_URL}/authms/webhook/login`],
    ['/api-reference/quick-start.md', `const host = '${PUBLIC_URL}';`],
    ['/api-reference/login', `<span data-host="true">${PUBLIC_URL}</span>/authms`],
  ])('includes in %s: %s', async (path, words) => {
    expect(await textOf(path)).toContain(words);
  });

  it('keeps email addresses and the address of the application', async () => {
    const text = await textOf('/contact-us');
    expect(text).toContain(brand.infoEmail);
    expect(text).toContain(brand.loginUrl);
  });

  it.each(['/', '/openapi.json', '/api-reference/search.json', '/api-reference/login.md', ARTICLE_PATH])(
    'sends %s with the same content in every encoding, each with its own ETag',
    async (path) => {
      const identity = await fetchCoded(path, 'identity');
      const brotli = await fetchCoded(path, 'br');
      const gzip = await fetchCoded(path, 'gzip');
      expect(brotliDecompressSync(brotli.body).equals(identity.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(identity.body)).toBe(true);
      expect(new Set([identity, brotli, gzip].map(({ etag }) => etag)).size).toBe(3);
      const again = await ask(path, { headers: { 'accept-encoding': 'br', 'if-none-match': brotli.etag } });
      expect(again.status).toBe(304);
    },
  );

  it('changes the ETag of a page with the origin, so that browsers drop cached copies', async () => {
    const own = await startForTest({ env: { LOG_LEVEL: 'warn' } });
    const tagOf = async (url: string) => (await fetch(`${url}/pricing`)).headers.get('etag');
    expect(await tagOf(own.url)).not.toBe(await tagOf(server.url));
    expect(await (await fetch(`${own.url}/pricing`)).text()).toContain(`href="${brand.siteUrl}/pricing"`);
  });
});

it('documents a socket without TLS for a site without TLS', async () => {
  const plain = await startForTest({ env: { PUBLIC_URL: 'http://127.0.0.1:8080' } });
  expect(await (await fetch(`${plain.url}/asyncapi.json`)).text()).toContain(
    '"host":"127.0.0.1:8080","protocol":"ws"',
  );
});

/** Fetches a body as it is sent: `fetch` would undo the coding. */
async function fetchCoded(path: string, coding: string) {
  const request = get(server.url + path, { headers: { 'accept-encoding': coding } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (!answer) throw new Error(`${path} was not answered`);
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(coding);
  return { etag: answer.headers.etag ?? '', body: await buffer(answer) };
}
