import { describe, expect, it } from 'vitest';
import { readArticle, readPage } from './read-page.ts';

function pageOf(head: string, main = '<h1>Terms</h1><p>You agree to this.</p>'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><header><p>Ours is best.</p></header><main id="main">${main}</main><footer><p>All is ours.</p></footer></body></html>`;
}

describe('readPage', () => {
  it('reads the main part, under the title of the page', () => {
    expect(readPage('/terms', pageOf('<title>Terms of Use | Example Product</title>'))).toMatchObject([
      { page: '/terms', address: '/terms', title: 'Terms of Use', heading: 'Terms' },
    ]);
  });

  it('reads the description as a separate passage', () => {
    const html = pageOf(
      '<title>Terms</title><meta name="description" content="What you agree to. How it ends.">',
    );
    expect(readPage('/terms', html)[0]).toMatchObject({
      heading: 'Terms',
      statements: [{ text: 'What you agree to.' }, { text: 'How it ends.' }],
    });
  });

  it('names the page by its title, address and keywords', () => {
    const html = pageOf(
      '<title>Log in – Reference | X</title><meta name="description" content="Gets a token."><meta name="keywords" content="sign in, , token">',
    );
    const names = readPage('/reference/login', html)[0]?.names;
    expect(names?.map((name) => name.trim())).toEqual(['Log in', 'login', 'sign in', 'token']);
  });

  it('names a page without a title by its heading', () => {
    expect(readPage('/terms', pageOf(''))).toMatchObject([{ title: 'Terms' }]);
  });

  it.each([
    ['search engines must not index', '<meta name="robots" content="noindex, follow">'],
    ['names another address as its own', '<link rel="canonical" href="https://www.own.example/usecases">'],
  ])('reads nothing of a page that %s', (_what, head) => {
    expect(readPage('/usecase', pageOf(`<title>Use cases</title>${head}`))).toEqual([]);
  });

  it.each(['', '<meta name="robots" content="noindex">'])(
    'reads a page that names its own address with %j',
    (robots) => {
      const head = `${robots}<link rel="canonical" href="https://www.own.example/terms">`;
      expect(readPage('/terms', pageOf(head))).toHaveLength(1);
    },
  );

  it.each(['', '<p>No main part', '<main>', '\u0000<<<>>'])('reads nothing in %j', (html) => {
    expect(readPage('/x', html)).toEqual([]);
  });
});

describe('readArticle', () => {
  it('links to the headings of the article, names its opening by its subject, and leaves out its sources', () => {
    const article = {
      id: '1',
      subject: 'Two tokens',
      content:
        '<p>There are two.</p><h2 id="article-life">How long they live</h2><p>One lives for three days.</p><h2 id="article-sources-and-more">Sources and more</h2><ul><li>A standard says so.</li></ul>',
      image: '/a.svg',
      author: '',
      category: { name: 'Developers', categorySlug: 'developers' },
      url: 'two-tokens',
      createdDate: '2025-01-01T00:00:00.000Z',
      readTime: '1 min read',
    };
    expect(readArticle(article)).toMatchObject([
      { address: '/blog/developers/two-tokens', title: 'Two tokens', heading: 'Two tokens' },
      { address: '/blog/developers/two-tokens#article-life', heading: 'How long they live' },
    ]);
  });
});
