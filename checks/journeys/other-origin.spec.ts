import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { BLOG_PATHS } from 'contract/api-paths.ts';
import { newEmail, signUp } from '../faults/demo-user.ts';
import { type RunningServer, startServer } from '../faults/server-process.ts';
import { ARTICLE_PATH } from '../site-pages.ts';

const CLIENT = fileURLToPath(new URL('../../dist/socket.io.min.js', import.meta.resolve('socket.io-client')));

interface Sites {
  /** A site that the operator allows. */
  partner: string;
  /** A site that the operator does not name. */
  otherOrigin: string;
  server: RunningServer;
}

const test = base.extend<object, Sites>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  partner: [async ({}, use) => withSite(use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  otherOrigin: [async ({}, use) => withSite(use), { scope: 'worker' }],
  server: [
    async ({ partner }, use) => {
      const server = await startServer({ env: { ALLOWED_ORIGINS: partner, LOG_LEVEL: 'warn' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** A site of its own: an empty page, and Socket.IO's client as it is published. */
async function withSite(use: (origin: string) => Promise<void>): Promise<void> {
  const client = await readFile(CLIENT);
  const site: Server = createServer(({ url }, response) => {
    const isClient = url === '/client.js';
    response.setHeader('content-type', isClient ? 'text/javascript' : 'text/html');
    response.end(
      isClient ? client : '<!doctype html><title>Elsewhere</title><script src="/client.js"></script>',
    );
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  await use(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  site.closeAllConnections();
  site.close();
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Status and text of what a page reads, or that the browser kept it from the page. */
function read(page: Page, address: string, options: Call = {}): Promise<string> {
  return page.evaluate(
    async ([url, init]) => {
      const answer = await fetch(url, init).catch(() => undefined);
      return answer ? `${answer.status} ${await answer.text()}` : 'kept from the page';
    },
    [address, options] as const,
  );
}

/** The first word of the server on a socket that the page opens. */
function connect(page: Page, server: string, token: string, transport: string): Promise<string> {
  return page.evaluate(
    ([url, auth, transports]) =>
      new Promise<string>((resolve) => {
        const { io } = window as unknown as { io: (url: string, options: object) => SocketLike };
        const socket = io(url, { auth, transports, reconnection: false });
        socket.on('rooms', () => resolve('rooms'));
        socket.on('connect_error', () => resolve('kept out'));
      }),
    [server, { token }, [transport]] as const,
  );
}

interface SocketLike {
  on: (event: string, heard: () => void) => void;
}

const CONTACT = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: '{}',
};

test('lets a page of an allowed origin make calls and read their errors', async ({
  page,
  partner,
  server,
}) => {
  await page.goto(partner);
  const answer = await read(page, `${server.url}/authms/contact-request`, CONTACT);
  expect(answer).toMatch(/^400 .*invalid_request/);
});

test('denies a page of another origin the answers of calls', { tag: '@smoke' }, async ({
  page,
  otherOrigin,
  server,
}) => {
  await page.goto(otherOrigin);
  expect(await read(page, `${server.url}/authms/contact-request`, CONTACT)).toBe('kept from the page');
});

for (const transport of ['websocket', 'polling']) {
  test(`opens the socket over ${transport} for a page of an allowed origin only`, async ({
    page,
    partner,
    otherOrigin,
    server,
  }) => {
    const { access_token } = await signUp(server, newEmail());
    await page.goto(partner);
    expect(await connect(page, server.url, access_token, transport)).toBe('rooms');
    await page.goto(otherOrigin);
    expect(await connect(page, server.url, access_token, transport)).toBe('kept out');
  });
}

test('lets any page read published documents', async ({ page, otherOrigin, server }) => {
  await page.goto(otherOrigin);
  const published = [
    '/openapi.json',
    '/asyncapi.json',
    '/api-reference/login.md',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    `${BLOG_PATHS.articles}?page=1&limit=2`,
    BLOG_PATHS.articles + ARTICLE_PATH.slice('/blog'.length),
  ];
  for (const path of published) expect(await read(page, server.url + path), path).toMatch(/^200 /);
  const asJson = { headers: { 'content-type': 'application/json', 'if-none-match': '"x"' } };
  expect(await read(page, `${server.url}${BLOG_PATHS.categories}`, asJson)).toMatch(/^200 /);
  expect(await read(page, `${server.url}/pricing`)).toBe('kept from the page');
});

test('lets any page show the pictures of the site', async ({ page, otherOrigin, server }) => {
  await page.goto(otherOrigin);
  for (const path of [
    '/social/home.png',
    `${ARTICLE_PATH}/card.png`,
    `${ARTICLE_PATH}/banner.svg`,
    '/avatars/ava.svg',
  ]) {
    const width = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode().catch(() => {});
      return picture.naturalWidth;
    }, server.url + path);
    expect(width, path).toBeGreaterThan(0);
  }
});
