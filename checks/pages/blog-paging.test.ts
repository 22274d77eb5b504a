import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { ask, hrefOf, metaOf, openPage } from './open-page.ts';

const SITE = brand.siteUrl;

const canonicalOf = async (path: string) =>
  hrefOf((await openPage(path)).document.querySelector('link[rel=canonical]'));

describe('a page of the blog list', () => {
  it.each([
    ['/blog', '/blog'],
    ['/blog?page=1', '/blog'],
    ['/blog?page=2', '/blog?page=2'],
    ['/blog?utm_source=x&page=2', '/blog?page=2'],
    ['/blog?category=developers', '/blog?category=developers'],
    // There are no more than that.
    ['/blog?page=99', '/blog?page=3'],
    ['/blog?category=developers&page=99', '/blog?category=developers'],
  ])('names the canonical address of %s: %s', async (path, canonical) => {
    const { document } = await openPage(path);
    expect(await canonicalOf(path)).toBe(SITE + canonical);
    expect(metaOf(document, 'og:url')).toBe(SITE + canonical);
    expect(metaOf(document, 'robots')).toBeNull();
  });

  it.each([
    ['/blog?q=agents', '/blog?q=agents'],
    ['/blog?q=agents&page=2', '/blog?q=agents&page=2'],
  ])('keeps the search results at %s out of search engines, under their own address', async (path, own) => {
    const { document } = await openPage(path);
    expect(metaOf(document, 'robots')).toBe('noindex');
    expect(metaOf(document, 'og:url')).toBe(SITE + own);
  });

  it('names each page by a unique title', async () => {
    const titles = await Promise.all(
      ['/blog', '/blog?page=2', '/blog?page=3', '/blog?category=developers'].map(
        async (path) => (await openPage(path)).document.title,
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('links to every article without script', async () => {
    const read: string[] = [];
    const found = new Set<string>();
    for (let path: string | null = '/blog'; path; ) {
      const { document }: { document: Document } = await openPage(path);
      read.push(path);
      for (const link of document.querySelectorAll('main a[href^="/blog/"]')) found.add(hrefOf(link) ?? '');
      path = hrefOf(document.querySelector('main a[rel=next]'))?.replace(/#.*/, '') ?? null;
    }
    expect(read).toEqual(['/blog', '/blog?page=2', '/blog?page=3']);
    const sitemap = await (await ask('/sitemap.xml')).text();
    const articles = [...sitemap.matchAll(/<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/g)].map(([, path]) => path);
    expect(articles.length).toBeGreaterThan(20);
    expect([...found]).toEqual(expect.arrayContaining(articles));
  });

  it('links back to earlier pages, and keeps category and search', async () => {
    const linksOf = async (path: string) => {
      const { document } = await openPage(path);
      return ['prev', 'next'].map((rel) => hrefOf(document.querySelector(`main a[rel=${rel}]`)));
    };
    expect(await linksOf('/blog')).toEqual([null, '/blog?page=2#page-2']);
    expect(await linksOf('/blog?page=2')).toEqual(['/blog', '/blog?page=3#page-3']);
    expect(await linksOf('/blog?page=3')).toEqual(['/blog?page=2', null]);
    expect(await linksOf('/blog?category=operations')).toEqual([null, null]);
    expect(await linksOf('/blog?q=agent')).toEqual([null, '/blog?q=agent&page=2#page-2']);
  });
});
