import { BLOG_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { postLead } from '../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';

const SITE = 'https://www.example.com';
const APP = 'https://app.example.net';
const EVIL = 'https://evil.example';
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,idempotency-key,baggage',
};

const start = () => startTestServer({ config: { publicUrl: SITE, allowedOrigins: [APP] } });

function preflight(url: string, origin: string, headers: Record<string, string> = PREFLIGHT) {
  return fetch(url, { method: 'OPTIONS', headers: { origin, ...headers } });
}

const readableBy = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe('a call from another origin', () => {
  it.each([
    ['the public site', SITE],
    ['an origin that the operator allows', APP],
  ])('allows calls from %s', async (_who, origin) => {
    const { url } = await start();
    const answer = await postLead(url, 'agent', undefined, { origin });
    expect([answer.status, readableBy(answer), answer.headers.get('vary')]).toEqual([201, origin, 'Origin']);
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'idempotent-replayed, retry-after, etag, ratelimit, ratelimit-policy, x-request-id',
    );
  });

  it.each([EVIL, `${APP}:8443`, APP.replace('https', 'http'), 'null'])(
    'hides answers from %s',
    async (origin) => {
      const { url } = await start();
      const answer = await postLead(url, 'agent', undefined, { origin });
      expect([readableBy(answer), answer.headers.get('vary')]).toEqual([null, 'Origin']);
    },
  );

  it.each([SITE, APP])('answers the preflight of %s', async (origin) => {
    const { url } = await start();
    const answer = await preflight(`${url}/authms/demo`, origin);
    expect([answer.status, readableBy(answer)]).toEqual([204, origin]);
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, if-none-match, idempotency-key, baggage',
    );
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  it('answers 405 to the preflight of an unknown origin, and to OPTIONS without one', async () => {
    const { url } = await start();
    const answers = [
      await preflight(`${url}/authms/demo`, EVIL),
      await fetch(`${url}/authms/demo`, { method: 'OPTIONS' }),
      await preflight(`${url}/authms/demo`, SITE, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([405, 405, 405]);
  });

  it.each([
    ['a body that is refused', '/authms/agent-request', { method: 'POST', body: '{}' }, 400],
    ['a body of another type', '/authms/agent-request', { method: 'POST', body: 'x' }, 415],
    ['a wrong method', '/authms/agent-request', {}, 405],
    ['an unknown call', '/authms/nothing', {}, 404],
  ])('makes errors readable, too: %s', async (_what, path, init, status) => {
    const { url } = await start();
    const type = status === 415 ? 'text/csv' : 'application/json';
    const headers = { origin: APP, ...('body' in init ? { 'content-type': type } : {}) };
    const answer = await fetch(url + path, { ...init, headers });
    expect([answer.status, readableBy(answer)]).toEqual([status, APP]);
  });

  it('makes 429 readable', async () => {
    const { url } = await startTestServer({ config: { publicUrl: SITE, leadsPerMinute: 1 } });
    await postLead(url, 'agent', undefined, { origin: SITE });
    const answer = await postLead(url, 'agent', undefined, { origin: SITE });
    expect([answer.status, readableBy(answer)]).toEqual([429, SITE]);
  });

  it('allows no other origin when PUBLIC_URL is not set', async () => {
    const { url } = await startTestServer();
    const answer = await postLead(url, 'agent', undefined, { origin: SITE });
    expect([readableBy(answer), answer.headers.get('vary')]).toEqual([null, null]);
    expect((await preflight(`${url}/authms/agent-request`, SITE)).status).toBe(405);
  });
});

describe('the public calls of the blog', () => {
  const LIST = `${BLOG_PATHS.articles}?page=1&limit=10`;

  it.each([
    ['the list', LIST, 200],
    ['the categories', BLOG_PATHS.categories, 200],
    ['a wrong page of the list', `${BLOG_PATHS.articles}?page=none`, 400],
    ['an article that is not there', `${BLOG_PATHS.articles}/sales/none`, 404],
  ])('makes public calls readable from any origin: %s', async (_what, path, status) => {
    const { url } = await startTestServer();
    const answer = await fetch(url + path, { headers: { origin: EVIL } });
    expect([answer.status, readableBy(answer)]).toEqual([status, '*']);
    expect(answer.headers.get('access-control-expose-headers')).toBe('etag, retry-after, x-request-id');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('makes public calls readable from any origin also with 503', async () => {
    const { url } = await startTestServer({ config: { maxRequestsInFlight: 0 } });
    const answer = await fetch(url + LIST, { headers: { origin: EVIL } });
    expect([answer.status, readableBy(answer)]).toEqual([503, '*']);
  });

  it('allows any header in a preflight of a public call', async () => {
    const { url } = await startTestServer();
    const answer = await preflight(url + LIST, EVIL, { 'access-control-request-method': 'GET' });
    expect([answer.status, readableBy(answer)]).toEqual([204, '*']);
    expect(answer.headers.get('access-control-allow-headers')).toBe('*, authorization');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  });
});

describe('Cross-Origin-Resource-Policy', () => {
  it.each([
    ['a picture', '/logo.png', 'cross-origin', '*'],
    ['a page', '/', 'same-origin', null],
    ['a script', '/_astro/island.Bx3k.js', 'same-origin', null],
  ])(
    'sets Cross-Origin-Resource-Policy by the kind of file, here %s',
    async (_what, path, policy, readers) => {
      const { url } = await startTestServer();
      const answer = await fetch(url + path, { headers: { origin: EVIL } });
      expect(answer.headers.get('cross-origin-resource-policy')).toBe(policy);
      expect(readableBy(answer)).toBe(readers);
      const etag = answer.headers.get('etag') ?? '';
      const again = await fetch(url + path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.headers.get('cross-origin-resource-policy')]).toEqual([304, policy]);
    },
  );
});
