import type { BlogArticle } from 'contract/blog/blog.ts';
import type { BlogReader, FoundArticle } from 'contract/site/site-locals.ts';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../brand.ts';
import { readArticlePage } from './article-page.ts';

const ARTICLE: BlogArticle = {
  id: 'id-1',
  subject: 'A subject',
  content: '<p>Text</p>',
  image: '/blog/sales/a-subject/banner.svg',
  author: '',
  category: { name: 'Sales', categorySlug: 'sales' },
  url: 'a-subject',
  createdDate: '2025-03-04T10:00:00.000Z',
  readTime: '1 min read',
};
const FOUND: FoundArticle = {
  kind: 'article',
  article: ARTICLE,
  isPreview: false,
  changedDate: '2025-04-01T10:00:00.000Z',
};

function blogWith(found?: FoundArticle): BlogReader {
  const reader: Partial<BlogReader> = {
    findArticle: async () => found,
    readDrawings: async () => new Map(),
    listRelated: async () => [{ ...ARTICLE, id: 'id-2', url: 'another' }],
  };
  return reader as BlogReader;
}

const ORIGIN = 'https://www.acme.example';
const ASKED = { categorySlug: 'sales', url: 'a-subject', origin: ORIGIN };

const read = (found?: FoundArticle, preview?: string) =>
  readArticlePage(blogWith(found), { ...ASKED, preview });

describe('readArticlePage', () => {
  it('describes the article as its writer does, or else as it begins', async () => {
    const described = { ...FOUND, article: { ...ARTICLE, description: 'What it’s about.' } };
    expect(await read(described)).toMatchObject({ page: { description: 'What it’s about.' } });
    expect(await read(FOUND)).toMatchObject({ page: { description: 'Text ...' } });
  });

  it('returns the article with its text sent once', async () => {
    const page = await read(FOUND);
    expect(page).toMatchObject({
      kind: 'article',
      html: '<p>Text</p>',
      page: { title: 'A subject', article: { changedDate: '2025-04-01T10:00:00.000Z' } },
      related: [{ href: '/blog/sales/another' }],
    });
    expect(JSON.stringify('island' in page && page.island)).not.toContain('Text');
  });

  it('names the company if the article has no author', async () => {
    expect(await read(FOUND)).toMatchObject({
      island: { article: { author: brand.name } },
      page: {
        structuredData: {
          author: { '@type': 'Organization', name: brand.name, url: ORIGIN },
          mainEntityOfPage: `${ORIGIN}/blog/sales/a-subject`,
        },
      },
    });
  });

  it('names a language other than that of the site', async () => {
    expect(await read({ ...FOUND, article: { ...ARTICLE, lang: 'de' } })).toMatchObject({
      island: { article: { lang: 'de' } },
      page: { structuredData: { inLanguage: 'de' } },
    });
    expect(await read(FOUND)).not.toHaveProperty('page.structuredData.inLanguage');
  });

  it('redirects to the new address of an article', async () => {
    const page = await read({ kind: 'moved', categorySlug: 'law & order', url: 'b' });
    expect(page).toEqual({ kind: 'moved', path: '/blog/law%20%26%20order/b' });
  });

  it.each([
    [null, { kind: 'removed', page: { title: 'Article removed', listed: 'never' } }],
    ['/pricing', { kind: 'moved', path: '/pricing' }],
  ])('reports a removed article, or redirects it to %s', async (redirect, page) => {
    expect(await read({ kind: 'removed', redirect })).toMatchObject(page);
  });

  it('keeps an unknown article out of search engines', async () => {
    expect(await read()).toMatchObject({
      kind: 'unknown',
      page: { listed: 'never' },
      island: { isUnknown: true },
    });
  });

  it('leaves loading to the island where the server has no articles', async () => {
    const page = await readArticlePage(undefined, ASKED);
    expect(page).toMatchObject({ kind: 'waiting', island: { categorySlug: 'sales', url: 'a-subject' } });
    expect(page).not.toHaveProperty('html');
  });

  it.each([
    ['/blog/sales/a-subject/banner.svg', '/blog/sales/a-subject/banner.svg?preview=s%2Fx'],
    ['https://images.example/a.png', 'https://images.example/a.png'],
  ])('renders a preview unlisted and without an island, with the picture %s', async (image, shown) => {
    const page = await read({ ...FOUND, article: { ...ARTICLE, image }, isPreview: true }, 's/x');
    expect(page).toMatchObject({ kind: 'preview', page: { listed: 'never' }, article: { image: shown } });
    expect(page).not.toHaveProperty('island');
    expect(page).not.toHaveProperty('page.structuredData');
  });
});
