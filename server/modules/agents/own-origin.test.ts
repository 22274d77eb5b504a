import { describe, expect, it } from 'vitest';
import type { MarkdownPage } from '../site/site-pages.ts';
import { openOwnOrigin } from './own-origin.ts';

const BUILT = 'https://www.example.com';
const LOCAL = 'http://localhost:4000';
const PRICING: MarkdownPage = {
  ...{ url: `${BUILT}/pricing`, title: 'Pricing', description: '' },
  markdown: `[Book](${BUILT}/book-demo)`,
};
const PAGES = {
  list: () => [PRICING],
  read: async (page: string) => (page === `${BUILT}/pricing` ? PRICING : undefined),
  nearest: (page: string) => (page === `${BUILT}/princing` ? PRICING.url : undefined),
};
const caller = (siteOrigin: string) => ({ requestId: '', network: '', siteOrigin, isForeignPage: false });

describe('openOwnOrigin', () => {
  it.each([
    ['where no public address is set', null, LOCAL, LOCAL],
    ['where it is set', BUILT, LOCAL, BUILT],
    ['of a caller who says no host', null, '', BUILT],
  ])('shows pages and reads their addresses %s', async (_where, publicUrl, siteOrigin, shown) => {
    const origin = openOwnOrigin(PAGES, BUILT, publicUrl);
    const pages = origin.pagesFor(caller(siteOrigin));
    expect(origin.of(caller(siteOrigin))).toBe(shown);
    expect(pages.list()).toEqual([
      { ...PRICING, url: `${shown}/pricing`, markdown: `[Book](${shown}/book-demo)` },
    ]);
    expect(await pages.read(`${BUILT}/pricing`)).toMatchObject({ url: `${shown}/pricing` });
    expect(await pages.read('https://elsewhere.example/pricing')).toBeUndefined();
    if (siteOrigin === '') return;
    expect(await pages.read(`${siteOrigin}/pricing`)).toMatchObject({ url: `${shown}/pricing` });
    expect(pages.nearest(`${siteOrigin}/princing`)).toBe(`${shown}/pricing`);
  });
});
