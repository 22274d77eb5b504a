import { describe, expect, it } from 'vitest';
import { PAGE_POLICY } from '../../../checks/support/site-folder.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';

async function ask(path: string, headers: Record<string, string> = {}) {
  const { url } = await startTestServer();
  const answer = await fetch(url + path, { headers });
  return { answer, text: await answer.text() };
}

describe('the page for an unknown address', () => {
  it('suggests the nearest page, with the policy of a page', async () => {
    const { answer, text } = await ask('/book-dmeo');
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([404, PAGE_POLICY]);
    expect(text).toContain('Did you mean <a href="/book-demo">Book a demo</a>?');
  });

  it.each(['/nothing-like-it', '/hidden-pag', '/%3Cscript%3Ebook-demo'])(
    'repeats nothing of %s, and suggests no unlisted page',
    async (path) => {
      const { answer, text } = await ask(path);
      expect(answer.status).toBe(404);
      expect(text).not.toContain('Did you mean');
      expect(text).not.toContain('script>');
    },
  );

  it('compresses the page for a client that accepts it', async () => {
    const { answer } = await ask('/book-dmeo', { 'accept-encoding': 'br' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      'br',
      'accept, accept-encoding',
    ]);
  });

  it.each(['application/json', 'application/json, text/event-stream', 'application/json, */*;q=0.5'])(
    'is the error of a call for a program that accepts %s',
    async (accept) => {
      for (const path of ['/book-dmeo', '/.well-known/oauth-protected-resource']) {
        const { answer, text } = await ask(path, { accept });
        expect([answer.status, answer.headers.get('vary')]).toEqual([404, 'accept']);
        expect(JSON.parse(text)).toMatchObject({ statusCode: 404, code: 'not_found' });
      }
    },
  );

  it.each(['*/*', 'text/html, */*;q=0.8', 'text/html, application/json'])(
    'is a page for who accepts %s',
    async (accept) => {
      const { answer } = await ask('/book-dmeo', { accept });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it.each([
    ['/book-dmeo', { accept: 'text/markdown' }],
    ['/book-dmeo.md', {}],
  ])('is a few lines of Markdown for a program that asks for %s with %j', async (path, headers) => {
    const { answer, text } = await ask(path, headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ]);
    expect(text).toMatch(
      /^# 404: .*\n\nDid you mean \[Book a demo\]\(https?:.*\/book-demo\.md\)\?\n\nAll pages: .*\/llms\.txt\n$/,
    );
  });
});
