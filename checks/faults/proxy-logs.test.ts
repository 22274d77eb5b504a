// What the proxies of deploy/ keep of an address: nothing by which a reader of the log could act as a visitor.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { BOOKING_PAGE, CALENDAR_FEED, THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasCaddy, startCaddy } from './caddy-process.ts';
import { hasNginx, startNginx } from './nginx-process.ts';

const KEY = 'AaIT1cm2cw-y1BwMwGe0BWtU1IvD9NB5Nh47cWWcDB7vUyEB';
const SHORT_KEY = 'canary7x';
const EMAIL = 'asha.canary';

/** Paths above a key: to a booking, or to the calendar of all. */
const KEY_AREAS = [BOOKING_PAGE, THANK_YOU_PAGE, CALENDAR_FEED, LEAD_PATHS.demo];

/** Addresses with something in them that no log may keep. */
const SECRET_ADDRESSES = [
  ...KEY_AREAS.flatMap((area) => [area, area.toUpperCase()]).map((area) => `${area}/${SHORT_KEY}`),
  `/demo/${KEY}`,
  `/demo/${KEY}/`,
  `/demo/${KEY}.md`,
  `/demo/${KEY}/content`,
  `/demo/${KEY}?action=cancel`,
  `//demo/${KEY}`,
  `/./demo/${KEY}`,
  `/blog/../demo/${KEY}`,
  `/demo%2F${KEY}`,
  `/%64emo/${SHORT_KEY}`,
  `/%2564emo/${SHORT_KEY}`,
  `/demos/${KEY}`,
  `/${KEY}`,
  `/thankyou/${KEY}.ics`,
  `/calendar/${KEY}.ics`,
  `/blog/a/b?preview=${KEY}`,
  `/blog/a/b?x=1&PREVIEW=${SHORT_KEY}`,
  `/book-demo?email=${EMAIL}%40example.com`,
  `/book-demo?email=${EMAIL}@example.com`,
  `/search?q=${EMAIL}%2540example.com`,
  `/search%3Fq=${EMAIL}@example.com`,
  `/socket.io/?EIO=4&transport=polling&sid=${SHORT_KEY}`,
  `/book-demo;email=a%40b?${EMAIL}`,
  `/authms/demo?${EMAIL}`,
];
const SECRETS = [KEY, SHORT_KEY, EMAIL];

/** Pages whose log lines show who reads them. */
const PUBLIC_ADDRESSES = [
  '/pricing',
  '/blog/getting-started/approval-steps-where-a-person-stays-in-the-loop-and-why-it-helps',
  '/_astro/DemoBooking.island.CjKl12_x.js',
  '/demo',
];

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends the address as it stands, and resolves with the status, 0 where the connection is closed without an answer. */
function ask(origin: string, { path, method = 'GET', headers = {} }: Asked) {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status: number; location?: string }>((resolve) => {
    request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const { location } = answer.headers;
      answer.resume().once('end', () => {
        resolve({ status: answer.statusCode ?? 0, ...(location ? { location } : {}) });
      });
    })
      .once('error', () => resolve({ status: 0 }))
      .end();
  });
}

async function startUpstream(): Promise<{ port: number; end: () => void }> {
  const server = createServer((_request, answer) => answer.end('ok')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(end);
  return { port: (server.address() as AddressInfo).port, end };
}

interface Proxy {
  name: string;
  isMissing: boolean;
  start: (ports: readonly [number, number]) => Promise<{ url: string; plainUrl?: string; folder: string }>;
}

function readAll(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return files
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

const PROXIES: Proxy[] = [
  { name: 'nginx', isMissing: !hasNginx, start: startNginx },
  { name: 'Caddy', isMissing: !hasCaddy, start: startCaddy },
];

describe.each(PROXIES)('the log of $name', ({ isMissing, start }) => {
  it.skipIf(isMissing)('records which pages are read, without keys or email addresses', async () => {
    const upstream = await startUpstream();
    const proxy = await start([upstream.port, upstream.port]);
    const origins = [proxy.url, proxy.plainUrl ?? proxy.url];
    // At once: without a process behind it, Caddy answers after some seconds.
    const askAll = () =>
      Promise.all(
        SECRET_ADDRESSES.flatMap((path) => {
          const headers = {
            referer: `https://www.example.com${path}`,
            baggage: `landing_page=${encodeURIComponent(path)}`,
            'idempotency-key': 'a',
          };
          return origins.flatMap((origin) => [
            ask(origin, { path, headers }),
            ask(origin, { path, method: 'POST', headers }),
            ask(origin, { path, headers: { host: 'example.com' } }),
            ask(origin, { path, headers: { host: 'evil.example' } }),
          ]);
        }),
      );
    for (const path of PUBLIC_ADDRESSES) await ask(proxy.url, { path });
    await askAll();
    // Errors have lines of their own, elsewhere.
    upstream.end();
    expect((await ask(proxy.url, { path: '/after-the-end' })).status).toBeGreaterThanOrEqual(502);
    await askAll();

    await expect.poll(() => readAll(proxy.folder)).toMatch(/after-the-end.*50[23]|50[23].*after-the-end/);
    const log = readAll(proxy.folder);
    for (const path of PUBLIC_ADDRESSES) expect(log).toContain(path);
    expect(log).toContain('/thankyou/...');
    const telling = log.split('\n').filter((line) => SECRETS.some((secret) => line.includes(secret)));
    expect(telling).toEqual([]);
  });
});

describe('the nginx of deploy/', () => {
  it.skipIf(!hasNginx)(
    'redirects other names to the one origin, and closes connections under unknown names',
    async () => {
      const { port } = await startUpstream();
      const { url, plainUrl, folder } = await startNginx([port, port]);
      const at = (origin: string, host: string, path = '/pricing?x=1') =>
        ask(origin, { path, headers: { host } });

      // The harness calls www.example.com by this name.
      const own = '127.0.0.1';
      const moved = { status: 301, location: `https://${own}/pricing?x=1` };
      expect(await at(url, own)).toEqual({ status: 200 });
      expect(await at(plainUrl, own)).toEqual(moved);
      for (const origin of [url, plainUrl]) {
        expect(await at(origin, 'example.com')).toEqual(moved);
        for (const host of ['evil.example', '203.0.113.7', 'example.com.evil.example']) {
          expect([host, await at(origin, host)]).toEqual([host, { status: 0 }]);
        }
      }

      const challenge = '/.well-known/acme-challenge/a1';
      expect(await at(plainUrl, 'example.com', challenge)).toEqual({ status: 404 });
      mkdirSync(join(folder, 'www/html/.well-known/acme-challenge'), { recursive: true });
      writeFileSync(join(folder, 'www/html', challenge), 'proof');
      expect(await at(plainUrl, 'example.com', challenge)).toEqual({ status: 200 });
    },
  );
});

describe('the Caddy of deploy/', () => {
  it.skipIf(!hasCaddy)('redirects its other name to the one origin', async () => {
    const { port } = await startUpstream();
    const { url } = await startCaddy([port, port]);
    const asked = (host: string) => ask(url, { path: '/pricing?x=1', headers: { host } });
    expect(await asked('example.com')).toEqual({
      status: 301,
      location: 'https://www.example.com/pricing?x=1',
    });
    expect(await asked('evil.example')).not.toHaveProperty('location');
  });
});
