import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { DOCUMENT_HEADERS } from '../../plugins/http/security-headers.ts';
import { speculationRules } from './speculation-rules.ts';

/** Matches a path as a browser reads one of the patterns of our rules: without its query. */
function isMatched(path: string): boolean {
  const { prefetch } = speculationRules(['/', '/pricing', '/book-demo', '/guides/one', '/guides/two']) as {
    prefetch: [{ where: { href_matches: string[] }; eagerness: string }];
  };
  const patterns = prefetch[0].where.href_matches.map(
    (pattern) => new URLPattern(pattern, 'https://x.example'),
  );
  return patterns.some((pattern) => pattern.test(path, 'https://x.example'));
}

describe('the speculation rules', () => {
  it.each(['/', '/pricing', '/pricing#faq', '/book-demo', '/blog', '/blog/sales/refunds', '/guides/two'])(
    'matches %s',
    (path) => {
      expect(isMatched(path)).toBe(true);
    },
  );

  it.each([
    '/demo/abc',
    '/guides/two/three',
    '/thankyou/abc',
    '/thankyou',
    '/demo',
    '/search?q=a',
    '/calendar/abc.ics',
    '/authms/webhook/logout',
    '/personas',
    '/blog/rss.xml',
    'https://app.example/login',
  ])('excludes %s', (path) => {
    expect(isMatched(path)).toBe(false);
  });

  it('references the rules in the header of each page, and sends none to clients with Save-Data', async () => {
    const { url } = await startTestServer();
    const page = await fetch(`${url}/book-demo`);
    expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    const rules = await fetch(`${url}/speculation-rules.json`);
    expect([rules.headers.get('content-type'), rules.headers.get('vary')]).toEqual([
      'application/speculationrules+json; charset=utf-8',
      'save-data',
    ]);
    for (const name of DOCUMENT_HEADERS) expect(rules.headers.has(name), name).toBe(false);
    const { prefetch } = (await rules.json()) as { prefetch: [{ where: { href_matches: string[] } }] };
    expect(prefetch[0].where.href_matches).toContain('/book-demo');
    expect(prefetch[0].where.href_matches).not.toContain('/hidden-page');
    const known = { 'if-none-match': rules.headers.get('etag') ?? '' };
    expect((await fetch(`${url}/speculation-rules.json`, { headers: known })).status).toBe(304);
    const saving = await fetch(`${url}/speculation-rules.json`, { headers: { 'save-data': 'on' } });
    expect(await saving.json()).toEqual({});
  });

  it('references the rules in no header of unlisted pages and files', async () => {
    const { url } = await startTestServer();
    for (const path of ['/logo.png', '/hidden-page']) {
      expect((await fetch(url + path)).headers.get('speculation-rules'), path).toBeNull();
    }
  });
});
