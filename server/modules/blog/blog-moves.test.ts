import { describe, expect, it } from 'vitest';
import { makeCategory, setUpBlogOn } from '../../../checks/support/blog-articles.ts';
import { engines } from '../../../checks/support/engines.ts';

const CATEGORY = 'getting-started';
const SOURCE = 'article.md';

describe.each(engines)('a blog store on $name', ({ openDatabase }) => {
  const setUp = setUpBlogOn(openDatabase);

  describe('an earlier address of an article', () => {
    it('redirects to the current address after several moves', async () => {
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

    it('redirects to another category', async () => {
      const { store, save } = await setUp();
      await save({ source: SOURCE, url: 'a' });
      expect(await save({ source: SOURCE, url: 'a', category: makeCategory('Security') })).toBe('moved');
      expect(await store.findArticle(CATEGORY, 'a')).toEqual({
        kind: 'moved',
        categorySlug: 'security',
        url: 'a',
      });
    });

    it('shows the article again when it moves back', async () => {
      const { store, save } = await setUp();
      for (const url of ['a', 'b', 'a']) await save({ source: SOURCE, url });
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ kind: 'article' });
      expect(await store.findArticle(CATEGORY, 'b')).toMatchObject({ kind: 'moved', url: 'a' });
      await save({ source: SOURCE, url: 'a', isDraft: true });
      expect(await store.findArticle(CATEGORY, 'a')).toBeUndefined();
    });

    it('belongs to the article published there now, and otherwise to the earlier one', async () => {
      const { store, save } = await setUp();
      await save({ source: SOURCE, url: 'a' });
      await save({ source: SOURCE, url: 'b' });
      await save({ source: 'other.md', url: 'a', isDraft: true });
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ kind: 'moved', url: 'b' });
      await save({ source: 'other.md', url: 'a', subject: 'The new one' });
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ article: { subject: 'The new one' } });
    });

    it('redirects to the article that left it last', async () => {
      const { store, save } = await setUp();
      await save({ source: SOURCE, url: 'a' });
      await save({ source: SOURCE, url: 'b' });
      await save({ source: 'other.md', url: 'a' });
      await save({ source: 'other.md', url: 'c' });
      expect(await store.findArticle(CATEGORY, 'a')).toMatchObject({ kind: 'moved', url: 'c' });
    });

    it('reveals no address of an article that readers may not see', async () => {
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
