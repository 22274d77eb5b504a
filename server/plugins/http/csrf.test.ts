import { LEAD_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { isCrossSite } from './csrf.ts';

describe('a form', () => {
  const PUBLIC_URL = 'https://www.example.com';
  const HOST = 'calls.example.com';

  it.each([
    ['without a word about its page', {}, false],
    ['of our own host', { origin: `https://${HOST}` }, false],
    ['of our own host, as the browser says', { 'sec-fetch-site': 'same-origin' }, false],
    [
      'behind a proxy that changed Host',
      { origin: 'https://x.example', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['of the site on another domain', { origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' }, false],
    ['typed in by hand', { 'sec-fetch-site': 'none' }, false],
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
    ['of another site, in an old browser', { origin: 'https://evil.example' }, true],
    ['of another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, true],
    ['of a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
    ['of a neighbouring host', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }, true],
  ])('%s is cross-site or not', (_case, headers, expected) => {
    expect(isCrossSite({ host: HOST, ...headers }, [PUBLIC_URL])).toBe(expected);
  });

  async function post(headers: Record<string, string>) {
    const { url, database } = await startTestServer();
    const answer = await fetch(url + LEAD_PATHS.agent, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'name=Asha&email=asha%40example.com',
    });
    return { answer, stored: await database.selectFrom('leads').select('id').execute() };
  }

  it('is refused on a page when another site sends it', async () => {
    const { answer, stored } = await post({
      accept: 'text/html',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('another website');
    expect(stored).toEqual([]);
  });

  it('is stored when it comes without these headers', async () => {
    const { answer, stored } = await post({});
    expect(answer.status).toBe(303);
    expect(stored).toHaveLength(1);
  });
});
