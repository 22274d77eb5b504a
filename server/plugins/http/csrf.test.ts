import { LEAD_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { isCrossSite } from './csrf.ts';

describe('the CSRF check of a form', () => {
  const PUBLIC_URL = 'https://www.example.com';
  const HOST = 'calls.example.com';

  it.each([
    ['without Origin and Sec-Fetch-Site', {}, false],
    ['of our own host', { origin: `https://${HOST}` }, false],
    ['of our own host by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, false],
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
    ['of another subdomain', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }, true],
  ])('judges a form %s', (_case, headers, expected) => {
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

  it('answers 403 with a page when another site posts the form', async () => {
    const { answer, stored } = await post({
      accept: 'text/html',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('another website');
    expect(stored).toEqual([]);
  });

  it('accepts a form without these headers', async () => {
    const { answer, stored } = await post({});
    expect(answer.status).toBe(303);
    expect(stored).toHaveLength(1);
  });
});
