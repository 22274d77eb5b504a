import { brand } from 'content/brand.ts';
import { expect, inject, it } from 'vitest';
import { ask } from './open-page.ts';

it.each([
  ['/openapi.json', '"url":"ORIGIN"'],
  ['/asyncapi.json', '"host":"HOST"'],
  ['/api-reference/login.md', 'curl -sS ORIGIN/authms/webhook/login'],
  ['/api-reference/clients.md', 'npx openapi-typescript ORIGIN/openapi.json'],
  ['/api-reference/mcp', '>ORIGIN</span>/mcp'],
])('names the origin that was asked in the samples of %s, as PUBLIC_URL is unset', async (path, sample) => {
  const origin = inject('siteUrl');
  const text = await (await ask(path)).text();
  expect(text).toContain(sample.replace('ORIGIN', origin).replace('HOST', new URL(origin).host));
});

it('keeps the canonical address of a page', async () => {
  const text = await (await ask('/api-reference/mcp')).text();
  expect(text).toContain(`<link rel="canonical" href="${brand.siteUrl}/api-reference/mcp"`);
});
