import { describe, expect, it } from 'vitest';
import { makeSiteFolder } from '../../../../checks/support/site-folder.ts';
import type { ArticleStatus } from '../article-status.ts';
import { checkLinks } from './check-links.ts';
import { readSitePages } from './site-pages.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const READER = { isDraft: false, publishAt: '2026-03-01T00:00:00.000Z' };
const ARTICLE: ArticleStatus = {
  kind: 'article',
  id: '1',
  source: 'a.md',
  isDraft: false,
  publishAt: '2026-03-01T00:00:00.000Z',
  html: '<h2 id="article-costs">Costs</h2>',
};
const STATUSES: Record<string, ArticleStatus> = {
  'r & d/live': ARTICLE,
  'news/draft': { ...ARTICLE, isDraft: true },
  'news/later': { ...ARTICLE, publishAt: '2026-12-24T00:00:00.000Z' },
  'news/moved': { kind: 'moved', categorySlug: 'r & d', url: 'live' },
  'news/removed': { kind: 'removed', redirect: null },
};

async function check(address: string, kind: 'link' | 'image' = 'link', origin = READER) {
  const pages = await readSitePages(await makeSiteFolder());
  const findArticleStatus = async (category: string, url: string) => STATUSES[`${category}/${url}`];
  const problems = await checkLinks([{ address, kind, line: 7 }], origin, {
    pages,
    findArticleStatus,
    now: NOW,
  });
  return problems.map(({ line, reason }) => `${line}: ${reason}`);
}

describe('checkLinks with a link', () => {
  it.each([
    '/',
    '/book-demo',
    '/book-demo/?x=1#slots',
    '/book-demo#top',
    '/book-demo#people=3',
    '/news#any',
    '/news',
    '/Personas',
    '/blog/r%20%26%20d/live',
    '/blog/r%20&%20d/live#article-costs',
  ])('accepts a link to %s', async (address) => {
    expect(await check(address)).toEqual([]);
  });

  it.each([
    ['/nope', 'leads to no page of this site'],
    ['/book-demo#y', 'leads to no part of that page'],
    ['/blog/news/nope', 'leads to no article'],
    ['/blog/news/draft', 'leads to a draft, which readers do not see'],
    ['/blog/news/later', 'leads to an article that appears later, at 2026-12-24T00:00:00.000Z'],
    ['/blog/news/moved', 'leads to an old address; the article is now at /blog/r%20%26%20d/live'],
    ['/blog/news/removed', 'leads to an article that was removed'],
    ['/blog/r%20%26%20d/live#nope', 'leads to no heading of that article'],
    ['/blog/r%20%26%20d/live#costs', 'leads to no heading of that article; its heading is #article-costs'],
  ])('reports a link to %s with its line', async (address, fault) => {
    expect(await check(address)).toEqual([`7: the link to ${address} ${fault}`]);
  });

  it('accepts a link to an article that appears no later than its own', async () => {
    const later = { isDraft: false, publishAt: '2027-01-01T00:00:00.000Z' };
    expect(await check('/blog/news/later', 'link', later)).toEqual([]);
    expect(await check('/blog/news/draft', 'link', { ...READER, isDraft: true })).toEqual([]);
  });

  it('checks no link to a page when no site is built', async () => {
    expect(await readSitePages('/nowhere')).toBeUndefined();
    const targets = { findArticleStatus: async () => undefined, now: NOW };
    expect(await checkLinks([{ address: '/nope', kind: 'link', line: 1 }], READER, targets)).toEqual([]);
  });
});

describe('checkLinks with an image', () => {
  it('reports an image that is not on this site', async () => {
    expect(await check('/logo.png', 'image')).toEqual([]);
    expect(await check('/nope.png', 'image')).toEqual(['7: the image /nope.png is not on this site']);
  });
});
