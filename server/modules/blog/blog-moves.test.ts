import { describe, expect, it } from 'vitest';
import { makeCategory, setUpBlogOn } from '../../testing/blog-articles.ts';
import { engines } from '../../testing/engines.ts';

const CATEGORY = 'getting-started';
const SOURCE = 'article.md';

describe.each(engines)('a blog store on $name', ({ openDatabase }) => {
  const setUp = setUpBlogOn(openDatabase);

  describe('an address that an article had', () => {
    it('leads to where the article is now, however often it moved', async () => {
      const { store, save } = await setUp();
      for (const url of ['a', 'b', 'c']) await save({ source: SOURCE, url });
      for (const url of ['a', 'b']) {
        expect(await store.findArticle(CATEGORY, url)).toEqual({
          kind: 'moved',
          categorySlug: CATEGORY,
          url: 'c',
        });
      }
      expect(await store.findArticle(CATEGORY, 'c')).toMatchObject({ kind: 'article' });
    });

    it('leads to another category', async () => {
      const { store, save } = await setUp();
      await save({ source: SOURCE, url: 'a' });
      expect(await save({ source: SOURCE, url: 'a', category: makeCategory('Security') })).toBe('moved');
      expect(await store.findArticle(CATEGORY, 'a')).toEqual({
        kind: 'moved',
        categorySlug: 'security',
        url: 'a',
      });
    });

    it('is the article again when it moves back', async () => {
      const { store, save } = await setUp();
      for (const url of ['a', 'b', 'a']) await save({ source: SOURCE, url });
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ kind: 'article' });
      expect(await store.findArticle(CATEGORY, 'b')).toMatchObject({ kind: 'moved', url: 'a' });
      await save({ source: SOURCE, url: 'a', isDraft: true });
      expect(await store.findArticle(CATEGORY, 'a')).toBeUndefined();
    });

    it('belongs to the article that is published there now, and before that to the one that was', async () => {
      const { store, save } = await setUp();
      await save({ source: SOURCE, url: 'a' });
      await save({ source: SOURCE, url: 'b' });
      await save({ source: 'other.md', url: 'a', isDraft: true });
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ kind: 'moved', url: 'b' });
      await save({ source: 'other.md', url: 'a', subject: 'The new one' });
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ article: { subject: 'The new one' } });
    });

    it('leads to the article that left it last', async () => {
      const { store, save } = await setUp();
      await save({ source: SOURCE, url: 'a' });
      await save({ source: SOURCE, url: 'b' });
      await save({ source: 'other.md', url: 'a' });
      await save({ source: 'other.md', url: 'c' });
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ kind: 'moved', url: 'c' });
    });

    it('does not tell where an article is that readers may not see', async () => {
      const { store, save, setTime } = await setUp();
      await save({ source: SOURCE, url: 'a' });
      await save({ source: SOURCE, url: 'b', isDraft: true });
      expect(await store.findArticle(CATEGORY, 'a')).toBeUndefined();
      await save({ source: SOURCE, url: 'b', publishAt: '2026-03-11T00:00:00.000Z' });
      expect(await store.findArticle(CATEGORY, 'a')).toBeUndefined();
      setTime('2026-03-11T00:00:00.000Z');
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ kind: 'moved', url: 'b' });
    });
  });
});
