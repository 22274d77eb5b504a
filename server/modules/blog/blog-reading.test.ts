import { describe, expect, it } from 'vitest';
import { makeCategory, START, setUpBlogOn, urlsOf } from '../../../checks/support/blog-articles.ts';
import { engines } from '../../../checks/support/engines.ts';
import { StorageUnavailable } from '../../shared/errors.ts';
import type { BlogStore } from './blog.store.ts';

const FIRST_PAGE = { page: 1, limit: 10 };
const IN_AN_HOUR = '2026-03-10T07:30:00.000Z';
const CATEGORY = 'getting-started';

describe.each(engines)('a blog store on $name', ({ openDatabase }) => {
  const setUp = setUpBlogOn(openDatabase);

  describe('reading', () => {
    it('returns an article with its whole content alone, and with its opening in a list', async () => {
      const { store, save } = await setUp();
      const opening = `<p>${'Plan the first week with care. '.repeat(5)}</p>`;
      const html = `${opening}<p>Then begin.</p>`;
      await save({ html, author: 'Amara Nwosu', image: 'https://pictures.example/a.png' });
      const { data } = await store.listArticles(FIRST_PAGE);
      const article = {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        subject: 'First steps',
        content: html,
        image: 'https://pictures.example/a.png',
        author: 'Amara Nwosu',
        category: { name: 'Getting Started', categorySlug: CATEGORY },
        url: 'first-steps',
        createdDate: '2026-03-01T00:00:00.000Z',
        readTime: '4 min read',
      };
      expect(data).toEqual([{ ...article, content: opening }]);
      expect(await store.listWholeArticles({ limit: 5 })).toEqual([article]);
      const found = await store.findArticle(CATEGORY, 'first-steps');
      expect(found).toEqual({
        kind: 'article',
        article,
        isPreview: false,
        changedDate: '2026-03-01T00:00:00.000Z',
      });
    });

    it('returns the description that the file gives', async () => {
      const { store, save } = await setUp();
      await save({ description: 'A plan for the first week.' });
      const [article] = (await store.listArticles(FIRST_PAGE)).data;
      expect(article).toMatchObject({ description: 'A plan for the first week.' });
    });

    it('uses the banner of the site and no author when the file names neither', async () => {
      const { store, save } = await setUp();
      await save();
      const [article] = (await store.listArticles(FIRST_PAGE)).data;
      expect(article).toMatchObject({ image: '/blog/getting-started/first-steps/banner.svg', author: '' });
    });

    it('lists the newest articles first', async () => {
      const { store, save } = await setUp();
      await save({ url: 'middle', publishAt: '2026-02-02T00:00:00.000Z' });
      await save({ url: 'newest', publishAt: '2026-02-03T00:00:00.000Z' });
      await save({ url: 'oldest', publishAt: '2026-02-01T00:00:00.000Z' });
      expect(urlsOf(await store.listArticles(FIRST_PAGE))).toEqual(['newest', 'middle', 'oldest']);
      const whole = await store.listWholeArticles({ limit: 2 });
      expect(urlsOf({ data: whole })).toEqual(['newest', 'middle']);
    });

    it('lists a new version of a changed article, and reads published articles only', async () => {
      const { store, save } = await setUp();
      await save({ url: 'older', publishAt: '2026-02-01T00:00:00.000Z' });
      await save({ url: 'newer', publishAt: '2026-02-02T00:00:00.000Z' });
      await save({ url: 'draft', isDraft: true });
      const before = await store.listVersions(9);
      expect(await store.listVersions(1)).toEqual(before.slice(0, 1));
      const whole = await store.readArticles(before.map(({ id }) => id));
      expect(urlsOf({ data: whole }).sort()).toEqual(['newer', 'older']);
      expect(await store.readArticles([])).toEqual([]);
      await save({ url: 'older', publishAt: '2026-02-01T00:00:00.000Z', html: '<p>Changed.</p>' });
      const after = await store.listVersions(9);
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(after.map(({ version }, index) => version === before[index]?.version)).toEqual([true, false]);
      await save({ url: 'newer', publishAt: '2026-02-02T00:00:00.000Z', isDraft: true });
      expect(await store.listVersions(9)).toEqual(after.slice(1));
      expect(urlsOf({ data: await store.readArticles(before.map(({ id }) => id)) })).toEqual(['older']);
    });

    it('lists each of many articles of one moment on exactly one page', async () => {
      const { store, save } = await setUp();
      const urls = Array.from({ length: 25 }, (_, index) => `article-${String(index).padStart(2, '0')}`);
      for (const url of urls) await save({ url });
      const pages = await Promise.all([1, 2, 3, 4].map((page) => store.listArticles({ page, limit: 10 })));
      expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
        [10, 25],
        [10, 25],
        [5, 25],
        [0, 25],
      ]);
      expect(pages.flatMap(urlsOf).sort()).toEqual(urls);
    });

    it('lists one category alone, and no articles of an unknown one', async () => {
      const { store, save } = await setUp();
      await save({ url: 'a' });
      await save({ url: 'b', category: makeCategory('Security') });
      const security = await store.listArticles({ ...FIRST_PAGE, categorySlug: 'security' });
      expect([urlsOf(security), security.total]).toEqual([['b'], 1]);
      expect(urlsOf({ data: await store.listWholeArticles({ categorySlug: 'security', limit: 9 }) })).toEqual(
        ['b'],
      );
      for (const categorySlug of ['unknown', "' or 1=1 --", '\0', '']) {
        expect(await store.listArticles({ ...FIRST_PAGE, categorySlug })).toMatchObject({
          data: [],
          total: 0,
        });
      }
    });

    it('lists the categories with published articles, by name', async () => {
      const { store, save } = await setUp();
      await save({ url: 'a', category: makeCategory('marketing') });
      await save({ url: 'b', category: makeCategory('Security') });
      await save({ url: 'c', category: makeCategory('Drafts only'), isDraft: true });
      await save({ url: 'd', category: makeCategory('Cloud') });
      await save({ url: 'e', category: makeCategory('Cloud') });
      expect(await store.listCategories()).toEqual([
        { name: 'Cloud', categorySlug: 'cloud' },
        { name: 'marketing', categorySlug: 'marketing' },
        { name: 'Security', categorySlug: 'security' },
      ]);
    });

    async function relatedTo(store: BlogStore, url: string) {
      const found = await store.findArticle(CATEGORY, url);
      if (found?.kind !== 'article') throw new Error('the article is gone');
      return urlsOf({ data: await store.listRelated(found.article, 3) });
    }

    it('relates articles that share the most words, and the nearest in time among equals', async () => {
      const { store, save } = await setUp();
      for (const day of ['01', '05', '06', '08', '20']) {
        await save({ url: `day-${day}`, publishAt: `2026-02-${day}T00:00:00.000Z` });
      }
      expect(await relatedTo(store, 'day-06')).toEqual(['day-05', 'day-08', 'day-01']);

      const category = makeCategory('Security');
      const told = { text: 'A token that expires ends the chat of the socket.' };
      await save({ ...told, url: 'token', subject: 'Expired tokens' });
      await save({ ...told, url: 'socket', subject: 'A socket and its tokens', category });
      expect((await relatedTo(store, 'token'))[0]).toBe('socket');
    });

    it('relates articles that readers may see, by their current text', async () => {
      const { store, save, setTime } = await setUp();
      await save({ url: 'asked', text: 'tokens and sockets' });
      await save({ url: 'later', text: 'tokens and sockets', publishAt: IN_AN_HOUR });
      await save({ url: 'draft', text: 'tokens and sockets', isDraft: true });
      expect(await relatedTo(store, 'asked')).toEqual([]);
      setTime(IN_AN_HOUR);
      expect(await relatedTo(store, 'asked')).toEqual(['later']);
      await save({ url: 'changed', subject: 'Gardens', text: 'seeds and soil' });
      expect(await relatedTo(store, 'asked')).toEqual(['later', 'changed']);
      await save({ url: 'changed', subject: 'First steps', text: 'tokens and sockets', publishAt: START });
      expect(await relatedTo(store, 'asked')).toEqual(['changed', 'later']);
    });

    it('publishes an article at its moment, and not before', async () => {
      const { store, save, setTime } = await setUp();
      await save({ publishAt: IN_AN_HOUR });
      const seen = async () => [
        (await store.listArticles(FIRST_PAGE)).total,
        (await store.listCategories()).length,
        (await store.listWholeArticles({ limit: 9 })).length,
        (await store.listAddresses()).length,
        (await store.findArticle(CATEGORY, 'first-steps')) === undefined ? 0 : 1,
      ];
      setTime('2026-03-10T07:29:59.999Z');
      expect(await seen()).toEqual([0, 0, 0, 0, 0]);
      setTime(IN_AN_HOUR);
      expect(await seen()).toEqual([1, 1, 1, 1, 1]);
    });

    it('never lists or shows a draft', async () => {
      const { store, save, setTime } = await setUp();
      await save({ isDraft: true });
      setTime('2126-01-01T00:00:00.000Z');
      expect(await store.listArticles(FIRST_PAGE)).toMatchObject({ data: [], total: 0 });
      expect(await store.findArticle(CATEGORY, 'first-steps', 'guessed')).toBeUndefined();
    });

    it('shows a draft to readers with a valid preview, and keeps it out of every list', async () => {
      const { store, save } = await setUp({
        verifyPreview: (...address) => address.join() === `${CATEGORY},first-steps,secret`,
      });
      await save({ isDraft: true });
      expect(await store.findArticle(CATEGORY, 'first-steps', 'secret')).toMatchObject({
        kind: 'article',
        isPreview: true,
      });
      expect(await store.findArticle(CATEGORY, 'first-steps', 'guessed')).toBeUndefined();
      expect(await store.findArticle(CATEGORY, 'first-steps')).toBeUndefined();
      expect((await store.listArticles(FIRST_PAGE)).total).toBe(0);
    });

    it('shows a published article alike with and without a preview', async () => {
      const { store, save } = await setUp({ verifyPreview: () => true });
      await save();
      expect(await store.findArticle(CATEGORY, 'first-steps', 'any')).toMatchObject({ isPreview: false });
    });

    it.each([
      ['unknown', 'first-steps'],
      [CATEGORY, 'unknown'],
      [CATEGORY, 'first-steps\0'],
      ['\0', '\0'],
      ['', ''],
    ])('finds no article at %j, %j', async (categorySlug, url) => {
      const { store, save } = await setUp();
      await save();
      expect(await store.findArticle(categorySlug, url)).toBeUndefined();
    });

    it('lists when each article changed for readers', async () => {
      const { store, save, setTime } = await setUp();
      await save({ url: 'as-it-was', publishAt: '2025-07-29T00:00:00.000Z' });
      await save({ url: 'corrected', publishAt: '2025-07-28T00:00:00.000Z' });
      await save({ url: 'planned', publishAt: IN_AN_HOUR });
      setTime('2026-03-10T07:00:00.000Z');
      await save({ url: 'corrected', publishAt: '2025-07-28T00:00:00.000Z', text: 'Corrected.' });
      await save({ url: 'planned', publishAt: IN_AN_HOUR, text: 'Corrected.' });
      setTime('2026-03-11T00:00:00.000Z');
      expect(await store.listAddresses()).toEqual([
        { categorySlug: CATEGORY, url: 'planned', changedDate: IN_AN_HOUR },
        { categorySlug: CATEGORY, url: 'as-it-was', changedDate: '2025-07-29T00:00:00.000Z' },
        { categorySlug: CATEGORY, url: 'corrected', changedDate: '2026-03-10T07:00:00.000Z' },
      ]);
    });

    it('rejects with StorageUnavailable when the storage does not answer', async () => {
      const { store, database, save } = await setUp();
      await save();
      await database.destroy();
      for (const read of [
        store.listCategories(),
        store.listArticles(FIRST_PAGE),
        store.findArticle('a', 'b'),
        store.findRevision(),
      ]) {
        await expect(read).rejects.toThrow(StorageUnavailable);
      }
    });
  });
});
