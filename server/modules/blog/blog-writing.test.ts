import { describe, expect, it } from 'vitest';
import { makeArticle, makeCategory, START, setUpBlogOn } from '../../../checks/support/blog-articles.ts';
import { engines } from '../../../checks/support/engines.ts';
import { createBlogStore } from './blog.store.ts';
import { AddressTaken } from './imported-article.ts';

const FIRST_PAGE = { page: 1, limit: 10 };
const CATEGORY = 'getting-started';

describe.each(engines)('a blog store on $name', ({ openDatabase }) => {
  const setUp = setUpBlogOn(openDatabase);

  describe('saveArticle', () => {
    it('returns whether an article is new, changed, unchanged or moved', async () => {
      const { save } = await setUp();
      expect(await save()).toBe('new');
      expect(await save()).toBe('unchanged');
      expect(await save({ text: 'Corrected.' })).toBe('changed');
      expect(await save({ url: 'elsewhere', source: 'first-steps.md' })).toBe('moved');
    });

    it('recognizes an article by its file, and keeps its id', async () => {
      const { store, save } = await setUp();
      await save();
      const [before] = (await store.listArticles(FIRST_PAGE)).data;
      await save({ subject: 'Second thoughts', author: 'Amara Nwosu', readMinutes: 7 });
      const { data, total } = await store.listArticles(FIRST_PAGE);
      expect(total).toBe(1);
      expect(data[0]).toMatchObject({
        id: before?.id,
        subject: 'Second thoughts',
        author: 'Amara Nwosu',
        readTime: '7 min read',
      });
    });

    it('counts as empty until an article is imported, even a draft', async () => {
      const { store, save } = await setUp();
      expect(await store.isEmpty()).toBe(true);
      await save({ isDraft: true });
      expect(await store.isEmpty()).toBe(false);
    });

    it('names a category as the newest import does', async () => {
      const { store, save } = await setUp();
      await save({ url: 'a', category: { name: 'How to', slug: 'how-to' } });
      await save({ url: 'b', category: { name: 'How-to', slug: 'how-to' } });
      expect(await store.listCategories()).toEqual([{ name: 'How-to', categorySlug: 'how-to' }]);
    });

    it('refuses an address of another file, and changes nothing', async () => {
      const { store, save } = await setUp();
      await save({ source: 'first.md', url: 'wanted' });
      await save({ source: 'second.md', url: 'other', text: 'Unchanged.' });
      const revision = await store.findRevision();
      for (const source of ['second.md', 'third.md']) {
        const refused = save({ source, url: 'wanted', category: { name: 'Renamed', slug: CATEGORY } });
        await expect(refused).rejects.toThrow(AddressTaken);
        await expect(refused).rejects.toMatchObject({ source: 'first.md' });
      }
      expect(await store.findRevision()).toBe(revision);
      expect(await store.listCategories()).toMatchObject([{ name: 'Getting Started' }]);
      expect(await store.findArticle(CATEGORY, 'other')).toMatchObject({
        article: { content: '<p>Unchanged.</p>' },
      });
    });

    it('accepts the same url in two categories', async () => {
      const { save } = await setUp();
      await save({ source: 'a.md', url: 'same' });
      expect(await save({ source: 'b.md', url: 'same', category: makeCategory('Security') })).toBe('new');
    });

    it('imports each article once when two stores do it at the same time', async () => {
      const { store, database } = await setUp();
      const other = createBlogStore({ database, clock: () => new Date(START) });
      const articles = Array.from({ length: 12 }, (_, index) => makeArticle({ url: `article-${index}` }));
      const results = await Promise.all(
        articles.flatMap((article) => [store.saveArticle(article), other.saveArticle(article)]),
      );
      expect(results.filter((result) => result === 'new')).toHaveLength(12);
      expect(results.filter((result) => result === 'unchanged')).toHaveLength(12);
      expect((await store.listArticles(FIRST_PAGE)).total).toBe(12);
    });

    it('reads a moment in any time zone', async () => {
      const { store, save, setTime } = await setUp();
      await save({ publishAt: '2026-03-10T13:00:00+05:30' });
      setTime('2026-03-10T07:29:59.999Z');
      expect((await store.listArticles(FIRST_PAGE)).total).toBe(0);
      setTime('2026-03-10T07:30:00.000Z');
      const [article] = (await store.listArticles(FIRST_PAGE)).data;
      expect(article?.createdDate).toBe('2026-03-10T07:30:00.000Z');
    });
  });

  describe('findRevision', () => {
    it('returns a new revision after every import that changes something, and after no other', async () => {
      const { store, save } = await setUp();
      const revisions = [await store.findRevision()];
      for (const text of ['One.', 'Two.', 'Three.']) {
        await save({ text });
        revisions.push(await store.findRevision());
        await save({ text });
        expect(await store.findRevision()).toBe(revisions.at(-1));
      }
      expect(new Set(revisions).size).toBe(4);
    });

    it('returns a new revision when the moment of a planned article comes', async () => {
      const { store, save, setTime } = await setUp();
      await save({ url: 'planned', publishAt: '2026-03-10T07:30:00.000Z' });
      await save({ url: 'draft', publishAt: '2026-03-10T07:00:00.000Z', isDraft: true });
      const before = await store.findRevision();
      setTime('2026-03-10T07:29:59.999Z');
      expect(await store.findRevision()).toBe(before);
      setTime('2026-03-10T07:30:00.000Z');
      const after = await store.findRevision();
      expect(after).not.toBe(before);
      setTime('2026-03-11T00:00:00.000Z');
      expect(await store.findRevision()).toBe(after);
    });
  });
});
