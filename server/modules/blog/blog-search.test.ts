import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCategory, setUpBlogOn, urlsOf } from '../../../checks/support/blog-articles.ts';
import { engines } from '../../../checks/support/engines.ts';

const FIRST_PAGE = { page: 1, limit: 10 };

const ARTICLES = [
  { url: 'approvals', subject: 'Approvals', text: 'An agent waits until a person in Zürich agrees.' },
  { url: 'automation', subject: 'Automation', text: 'What to hand over: e-mail, input/output, GET /authms.' },
  {
    url: 'costs',
    subject: 'What it costs',
    text: 'Running agents costs 2,000 credits. The naïve sum is wrong.',
  },
];

/** Query without letters or digits, which an engine that read it as its own syntax would reject. */
const PUNCTUATION = '"\'`*():^-+&|!<>~{}[]\\/%_;,.?=@#$'.repeat(7).slice(0, 200);

describe.each(engines)('a blog store on $name', ({ openDatabase }) => {
  const setUp = setUpBlogOn(openDatabase);

  async function setUpArticles(blogs = setUp) {
    const blog = await blogs();
    for (const article of ARTICLES) await blog.save(article);
    const search = async (q: string) => urlsOf(await blog.store.listArticles({ ...FIRST_PAGE, q })).sort();
    return { ...blog, search };
  }

  describe('searching articles that do not change', () => {
    const ends: (() => Promise<void>)[] = [];
    let articles: Awaited<ReturnType<typeof setUpArticles>>;
    beforeAll(async () => {
      articles = await setUpArticles(setUpBlogOn(() => openDatabase((end) => ends.push(end))));
    });
    afterAll(async () => {
      for (const end of ends) await end();
    });

    it.each([
      ['a word of the title', 'approvals', ['approvals']],
      ['a word of the text', 'credits', ['costs']],
      ['a word in another form', 'agent', ['approvals', 'costs']],
      ['a word in another form, the other way round', 'costing', ['costs']],
      ['another case', 'AUTOMATION', ['automation']],
      ['a word without its accents', 'zurich', ['approvals']],
      ['a word with its accents', 'Zürich', ['approvals']],
      ['accents written as characters of their own', 'nai\u0308ve', ['costs']],
      ['the beginning of a word', 'cred', ['costs']],
      ['a beginning that is longer than the stem', 'automati', ['automation']],
      ['one letter', 'z', ['approvals']],
      ['all words, wherever they stand', 'agrees approvals', ['approvals']],
      ['words in other forms before a beginning', 'agent credi', ['costs']],
      ['no article when one word is missing', 'agents automation', []],
      ['no beginning of a word but the last', 'cred costs', []],
      ['words that a hyphen joins', 'e-mail', ['automation']],
      ['a word behind a slash', 'output', ['automation']],
      ['a word of an address', 'authms', ['automation']],
      ['a number', '2,000', ['costs']],
      ['a word that every text has', 'the', ['costs']],
      ['words between which something else stands', '"person" AND (zürich*', []],
      ['operators as words', 'approvals OR costs', []],
      ['nothing in another script', 'агент', []],
    ])('finds %s', async (_what, q, urls) => {
      expect(await articles.search(q)).toEqual(urls);
    });

    it.each([
      PUNCTUATION,
      '"',
      '*',
      ':',
      '\0',
      '\ud800',
      '   ',
      '',
      '%',
      '💡',
      'AND',
      'NEAR(a b)',
      'subject:',
      '"a" * NOT b',
      "'; drop table blog_articles; --",
      'word '.repeat(40),
      'a'.repeat(200),
    ])('finds no article for %j, and does not fail', async (q) => {
      const found = await articles.store.listArticles({ ...FIRST_PAGE, q });
      expect(found).toEqual({ data: [], ...FIRST_PAGE, total: 0 });
    });
  });

  describe('searching', () => {
    it('ranks an article first that has the word in its title', async () => {
      const { store, save } = await setUp();
      await save({ url: 'often', subject: 'Else', text: 'Budget, budget and once more budget.' });
      await save({
        url: 'title',
        subject: 'Your budget',
        text: 'Something else altogether, and longer than the other.',
      });
      await save({
        url: 'newest',
        subject: 'Else',
        text: 'A budget.',
        publishAt: '2026-03-09T00:00:00.000Z',
      });
      const found = await store.listArticles({ ...FIRST_PAGE, q: 'budget' });
      expect(urlsOf(found)[0]).toBe('title');
    });

    it('counts the articles of all pages, and lists each on exactly one page', async () => {
      const { store, save } = await setUp();
      const urls = Array.from({ length: 12 }, (_, index) => `article-${String(index).padStart(2, '0')}`);
      for (const url of urls) await save({ url });
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => store.listArticles({ page, limit: 5, q: 'agent' })),
      );
      expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
        [5, 12],
        [5, 12],
        [2, 12],
        [0, 12],
      ]);
      expect(pages.flatMap(urlsOf).sort()).toEqual(urls);
    });

    it('searches in one category alone', async () => {
      const { store, save } = await setUp();
      await save({ url: 'a' });
      await save({ url: 'b', category: makeCategory('Security') });
      const found = await store.listArticles({ ...FIRST_PAGE, q: 'agent', categorySlug: 'security' });
      expect([urlsOf(found), found.total]).toEqual([['b'], 1]);
    });

    it('searches the current text of an article', async () => {
      const { save, search } = await setUpArticles();
      await save({ url: 'costs', subject: 'Prices', text: 'Something else.' });
      expect(await search('credits')).toEqual([]);
      expect(await search('prices')).toEqual(['costs']);
    });

    it('finds only articles that readers may see', async () => {
      const { store, save, setTime } = await setUp();
      await save({ url: 'draft', isDraft: true });
      await save({ url: 'planned', publishAt: '2026-03-11T00:00:00.000Z' });
      const find = () => store.listArticles({ ...FIRST_PAGE, q: 'agent' });
      expect(await find()).toMatchObject({ data: [], total: 0 });
      setTime('2026-03-11T00:00:00.000Z');
      expect(urlsOf(await find())).toEqual(['planned']);
    });
  });
});
