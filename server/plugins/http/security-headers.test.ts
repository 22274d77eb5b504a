import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../checks/support/test-server.ts';

const ANSWERS: [string, string, RequestInit, number][] = [
  ['a page', '/', {}, 200],
  ['an unknown page', '/nowhere', {}, 404],
  ['a redirect', '/login', { redirect: 'manual' }, 302],
  ['a script', '/_astro/island.Bx3k.js', {}, 200],
  ['a health check', '/healthz', {}, 200],
  ['an unknown call', '/authms/nothing', {}, 404],
  ['a wrong method', '/authms/demo', {}, 405],
  ['a wrong type', '/authms/demo', { method: 'POST', body: 'x' }, 415],
];

describe('security headers', () => {
  it.each(ANSWERS)('sets security headers on %s', async (_what, path, init, status) => {
    const { url } = await startTestServer();
    const { headers, status: answered } = await fetch(url + path, init);
    expect(answered).toBe(status);
    expect(headers.get('content-security-policy')).toContain("default-src '");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const absent of ['server', 'x-powered-by', 'strict-transport-security']) {
      expect(headers.has(absent)).toBe(false);
    }
  });

  it.each(ANSWERS)('sets what concerns documents on %s, unless it is a script', async (what, path, init) => {
    const { url } = await startTestServer();
    const { headers } = await fetch(url + path, init);
    const isDocument = what !== 'a script';
    expect(headers.get('permissions-policy')?.includes('camera=()') ?? false).toBe(isDocument);
    expect(headers.get('origin-agent-cluster')).toBe(isDocument ? '?1' : null);
  });

  it.each([
    ['a public page', '/', null],
    ['an unknown page', '/nowhere', null],
    ['a script', '/_astro/island.Bx3k.js', null],
    ['a health check', '/healthz', 'same-origin'],
    ['a call', '/authms/nothing', 'same-origin'],
  ])('sets Cross-Origin-Opener-Policy on %s only for calls', async (_what, path, policy) => {
    const { url } = await startTestServer();
    expect((await fetch(url + path)).headers.get('cross-origin-opener-policy')).toBe(policy);
  });

  it.each(ANSWERS)(
    'includes Strict-Transport-Security on %s when PUBLIC_URL is https',
    async (_what, path, init) => {
      const { url } = await startTestServer({ config: { publicUrl: 'https://www.example.com' } });
      const { headers } = await fetch(url + path, init);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    },
  );

  it('omits Strict-Transport-Security when PUBLIC_URL is http', async () => {
    const { url } = await startTestServer({ config: { publicUrl: 'http://www.example.com' } });
    expect((await fetch(url)).headers.has('strict-transport-security')).toBe(false);
  });
});
