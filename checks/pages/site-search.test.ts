import { brand } from 'content/brand.ts';
import type { FoundPlace } from 'contract/site/site-search.ts';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../site-pages.ts';
import { ask } from './open-page.ts';

async function search(words: string): Promise<string[]> {
  const answer = await ask(`/search.json?q=${encodeURIComponent(words)}`);
  const { results } = (await answer.json()) as { results: FoundPlace[] };
  return results.map(({ address }) => address);
}

/** Illustrative pages: search engines are asked to leave them out, and our own search has them. */
const ownPages = pagePaths.filter((path) => /^\/(?:case-studies|press-release)\/./.test(path));

describe('a page of a story or an announcement', () => {
  it.each(ownPages)('is found by its name: %s', async (path) => {
    expect(await search(path.split('/').at(-1) ?? '')).toContain(path);
  });

  it.each(ownPages)('is suggested for a misspelled address: %s', async (path) => {
    expect(await (await ask(`${path}x`)).text()).toContain(`Did you mean <a href="${path}">`);
  });
});

describe('site search', () => {
  it.each([
    ['contact', '/contact-us'],
    ['contact us', '/contact-us'],
    ['Contact', '/contact-us'],
    ['contact sales', '/contact-us'],
    ['get in touch', '/contact-us'],
    ['talk to us', '/contact-us'],
    ['phone', '/contact-us'],
    ['help', '/contact-us'],
    ['logout', '/api-reference/logout'],
    ['refresh token', '/api-reference/refresh'],
    ['onpremise', '/enterprise'],
    ['on-premise', '/enterprise'],
    ['on-prem', '/enterprise'],
    ['onprem', '/enterprise'],
    ['self-hosted', '/enterprise'],
    ['prices', '/pricing'],
    ['cost', '/pricing'],
    ['FAQ', '/faq'],
    ['security', '/security'],
    ['accessibility statement', '/accessibility'],
    ['alternatives', '/compare'],
    ['free trial', '/terms'],
    ['refund', '/terms'],
    ['demo', '/book-demo'],
    ['bookdemo', '/book-demo'],
    ['ROI', '/roi-calculator'],
    ['roicalculator', '/roi-calculator'],
    ['use cases', '/usecases'],
    ['usecases', '/usecases'],
    ['case study', '/case-studies'],
    ['AI success stories', `/${brand.slug}-ai-success-stories`],
    ['course', '/courses'],
    ['affiliates', '/affiliate'],
    ['press', '/press-release'],
    ['terms', '/terms'],
    ['privacy policy', '/privacy'],
    ['GDPR', '/privacy'],
    ['cookies', '/cookies'],
    ['API reference', '/api-reference'],
    ['mcp', '/api-reference/mcp'],
    ['sdr', '/ai-employees/ai-sdr'],
    ['enterprise', '/enterprise'],
    ['resources', '/resources'],
  ])('answers %s with %s first', async (words, page) => {
    const [first] = await search(words);
    expect(first?.split('#')[0]).toBe(page);
  });

  it.each(['multi-agent', 'multiagent', 'orchestration', 'RAG', 'uptime', 'SLA', 'credits', 'integrations'])(
    'finds %s',
    async (words) => {
      expect(await search(words)).not.toEqual([]);
    },
  );
});
