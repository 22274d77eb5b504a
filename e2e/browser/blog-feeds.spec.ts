import { expect } from '@playwright/test';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { test } from './fixtures.ts';

const SITE = 'https://www.teamloom.example';

test.use({ javaScriptEnabled: false });

test('the RSS feed holds the whole text of the articles, newest first, with absolute addresses', async ({
  request,
}) => {
  const response = await request.get('/blog/rss.xml');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const { title, link, items = [], atom } = parseRssFeed(await response.text());

  expect(title).toBe('Teamloom blog');
  expect(link).toBe(`${SITE}/blog`);
  expect(atom?.links?.[0]).toMatchObject({ rel: 'self', href: `${SITE}/blog/rss.xml` });
  expect(items).toHaveLength(30);
  const dates = items.map(({ pubDate }) => Date.parse(pubDate ?? ''));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(30);
  for (const item of items) {
    expect(item.link).toMatch(new RegExp(`^${SITE}/blog/[a-z-]+/[a-z0-9-]+$`));
    expect(item.description).toMatch(/ \.\.\.$/);
    expect(item.dc?.creators?.[0]).toMatch(/\w/);
    expect(item.categories?.[0]?.name).toMatch(/\w/);
    const content = item.content?.encoded ?? '';
    expect(content.length).toBeGreaterThan(3_000);
    expect(content).not.toMatch(/ (href|src)="[/#]/);
    expect(content).not.toContain('heading-anchor');
  }
});

test('the JSON feed tells the same', async ({ request }) => {
  const response = await request.get('/blog/feed.json');
  expect(response.headers()['content-type']).toContain('application/feed+json');
  const { feed_url, items = [] } = parseJsonFeed(await response.json());
  const rss = parseRssFeed(await (await request.get('/blog/rss.xml')).text());

  expect(feed_url).toBe(`${SITE}/blog/feed.json`);
  expect(items.map(({ id, title, url, content_html }) => [id, title, url, content_html])).toEqual(
    rss.items?.map(({ guid, title, link, content }) => [guid?.value, title, link, content?.encoded]),
  );
});

test('a category has a feed of its own', async ({ request }) => {
  const { title, items = [] } = parseRssFeed(await (await request.get('/blog/operations/rss.xml')).text());

  expect(title).toBe('Teamloom blog: Operations');
  expect(items).toHaveLength(5);
  for (const { categories } of items) expect(categories?.[0]?.name).toBe('Operations');
  expect((await request.get('/blog/no-such-category/rss.xml')).status()).toBe(404);
});

test('the sitemap names every article with the day of its last change', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const articles = [...sitemap.matchAll(/<url><loc>([^<]+\/blog\/[^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];

  expect(sitemap).toContain(`<loc>${SITE}/blog</loc>`);
  expect(articles).toHaveLength(30);
  for (const [, address = '', changed = ''] of articles) {
    expect(new Date(changed).toISOString()).toBe(changed);
    expect((await request.get(new URL(address).pathname)).status()).toBe(200);
  }
});

test('the list leads feed readers to the feeds, a category to its own first', async ({ page }) => {
  const feeds = () =>
    page
      .locator('link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/blog');
  expect(await feeds()).toEqual(['/blog/rss.xml', '/blog/feed.json']);
  await page.goto('/blog?category=operations');
  expect(await feeds()).toEqual(['/blog/operations/rss.xml', '/blog/rss.xml', '/blog/feed.json']);
});
