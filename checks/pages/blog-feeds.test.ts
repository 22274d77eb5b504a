import { brand } from 'content/brand.ts';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { ask, hrefOf, openPage } from './open-page.ts';

const SITE = brand.siteUrl;

it('includes the whole text of the articles in the RSS feed, newest first, with absolute addresses', async () => {
  const response = await ask('/blog/rss.xml');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const { title, link, items = [], atom } = parseRssFeed(await response.text());

  expect(title).toBe(`${brand.name} blog`);
  expect(link).toBe(`${SITE}/blog`);
  expect(atom?.links?.[0]).toMatchObject({ rel: 'self', href: `${SITE}/blog/rss.xml` });
  expect(items).toHaveLength(30);
  const dates = items.map(({ pubDate }) => Date.parse(pubDate ?? ''));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(30);
  for (const item of items) {
    expect(item.link).toMatch(new RegExp(`^${SITE}/blog/[a-z-]+/[a-z0-9-]+$`));
    expect(item.description).toMatch(/^.{120,155}$/);
    expect(item.dc?.creators).toEqual([brand.name]);
    expect(item.categories?.[0]?.name).toMatch(/\w/);
    const content = item.content?.encoded ?? '';
    expect(content.length).toBeGreaterThan(3_000);
    expect(content).not.toMatch(/ (href|src)="[/#]/);
    expect(content).not.toContain('heading-anchor');
  }
});

it('includes the same articles in the JSON feed', async () => {
  const response = await ask('/blog/feed.json');
  expect(response.headers.get('content-type')).toContain('application/feed+json');
  const { feed_url, items = [] } = parseJsonFeed(await response.json());
  const rss = parseRssFeed(await (await ask('/blog/rss.xml')).text());

  expect(feed_url).toBe(`${SITE}/blog/feed.json`);
  expect(items.map(({ id, title, url, content_html }) => [id, title, url, content_html])).toEqual(
    rss.items?.map(({ guid, title, link, content }) => [guid?.value, title, link, content?.encoded]),
  );
});

it('includes the same articles in the Atom feed', async () => {
  const response = await ask('/blog/atom.xml');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const { id, title, links = [], updated, entries = [] } = parseAtomFeed(await response.text());
  const rss = parseRssFeed(await (await ask('/blog/rss.xml')).text());

  expect([id, title?.value]).toEqual([`${SITE}/blog`, `${brand.name} blog`]);
  expect(links.find(({ rel }) => rel === 'self')?.href).toBe(`${SITE}/blog/atom.xml`);
  expect(Date.parse(updated ?? '')).toBe(Date.parse(rss.items?.[0]?.pubDate ?? ''));
  const told = entries.map((entry) => [entry.id, entry.links?.[0]?.href, entry.content?.value]);
  expect(told).toEqual(
    rss.items?.map(({ guid, link, content }) => [`urn:uuid:${guid?.value}`, link, content?.encoded]),
  );
});

it('serves a feed per category', async () => {
  const { title, items = [] } = parseRssFeed(await (await ask('/blog/operations/rss.xml')).text());

  expect(title).toBe(`${brand.name} blog: Operations`);
  expect(items).toHaveLength(5);
  for (const { categories } of items) expect(categories?.[0]?.name).toBe('Operations');
  expect((await ask('/blog/no-such-category/rss.xml')).status).toBe(404);
});

it('lists every article in the sitemap with the day of its last change', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text();
  const articles = [...sitemap.matchAll(/<url><loc>([^<]+\/blog\/[^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];

  expect(sitemap).toContain(`<loc>${SITE}/blog</loc>`);
  expect(articles).toHaveLength(30);
  expect(sitemap).toContain(`<loc>${SITE}/blog?category=customer-support</loc><lastmod>`);
  for (const [, address = '', changed = ''] of articles) {
    expect(new Date(changed).toISOString()).toBe(changed);
    expect((await ask(new URL(address).pathname)).status).toBe(200);
  }
});

it('links the list to its feeds, with that of the category first', async () => {
  const feedsOf = async (path: string) => {
    const { document } = await openPage(path);
    return Array.from(document.querySelectorAll('link[rel=alternate]:not([type="text/markdown"])'), hrefOf);
  };
  expect(await feedsOf('/blog')).toEqual(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);
  expect(await feedsOf('/blog?category=operations')).toEqual([
    '/blog/operations/rss.xml',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
  ]);
});
