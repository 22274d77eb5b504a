import { getAllByRole, getByRole, queryByText } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { ARTICLE_PATH } from '../site-pages.ts';
import { ask, hrefOf, metaOf, openPage, structuredDataOf, textOf } from './open-page.ts';

const SITE = brand.siteUrl;

const readArticle = async () => (await ask(`/authms${ARTICLE_PATH}`)).json();

describe('the page of an article', () => {
  it('describes itself to search engines and feed readers', async () => {
    const { subject, createdDate, description } = await readArticle();
    const { document } = await openPage(ARTICLE_PATH);
    expect(structuredDataOf(document)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: subject,
      datePublished: createdDate,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      description,
      author: { '@type': 'Organization', name: brand.name },
      publisher: { '@type': 'Organization', name: brand.name },
      image: `${SITE}${ARTICLE_PATH}/card.png`,
      mainEntityOfPage: SITE + ARTICLE_PATH,
    });
    expect(metaOf(document, 'og:type')).toBe('article');
    expect(metaOf(document, 'article:published_time')).toBe(createdDate);
    expect(metaOf(document, 'description')).toBe(description);
    expect(hrefOf(document.querySelector('link[rel=canonical]'))).toBe(SITE + ARTICLE_PATH);
    const feeds = document.querySelectorAll('link[rel=alternate]:not([type="text/markdown"])');
    expect(Array.from(feeds, hrefOf)).toEqual([
      '/blog/developers/rss.xml',
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
    ]);
  });

  it('includes the whole article without script', async () => {
    const { subject } = await readArticle();
    const { main, body } = await openPage(ARTICLE_PATH);
    const [article] = getAllByRole(main, 'article');
    expect(textOf(getByRole(main, 'heading', { level: 1 }))).toBe(subject);
    expect(getAllByRole(article as HTMLElement, 'table').length).toBeGreaterThan(0);
    expect(queryByText(body, 'Loading...')).toBeNull();
  });

  it('links to three related articles, and not to itself', async () => {
    const { main } = await openPage(ARTICLE_PATH);
    const related = getByRole(main, 'region', { name: 'Related articles' });
    const paths = getAllByRole(related, 'link').map(hrefOf);
    expect(new Set(paths).size).toBe(3);
    for (const path of paths) expect(path).toMatch(/^\/blog\/[a-z-]+\/[a-z0-9-]+$/);
    expect(paths).not.toContain(ARTICLE_PATH);
  });

  it('shows its drawing as the banner', async () => {
    const banner = await ask(`${ARTICLE_PATH}/banner.svg`);
    expect(banner.headers.get('content-type')).toContain('image/svg+xml');
    const drawing = await banner.text();
    expect(drawing.length).toBeLessThan(8_000);
    expect(drawing).not.toBe(await (await ask('/blog/placeholder.svg')).text());
  });
});

it.each(['banner.svg', 'card.png'])('answers 404 for %s of an unknown article', async (file) => {
  expect((await ask(`/blog/developers/no-such-article/${file}`)).status).toBe(404);
});

it.each(['/blog/developers', '/blog/Developers', '/blog/developers/'])(
  'redirects %s, an address without a title, to the articles of the category',
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, new URL(answer.url).search]).toEqual([200, '?category=developers']);
    expect(await answer.text()).toContain('/blog/developers/idempotency-keys-in-lead-forms');
  },
);

it('answers 404 with a way back to an address without a title in an unknown category', async () => {
  const { status, main, document } = await openPage('/blog/no-such-category');
  expect(status).toBe(404);
  expect(textOf(getByRole(main, 'heading', { level: 1 }))).toBe('Invalid blog URL.');
  expect(getAllByRole(main, 'link').map(hrefOf)).toEqual(['/blog']);
  expect(document.querySelector('astro-island')).toBeNull();
});
