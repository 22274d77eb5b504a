import { describe, expect, it } from 'vitest';
import { makeArticle, makeCategory, START, setUpBlogOn } from '../../../checks/support/blog-articles.ts';
import { engines } from '../../../checks/support/engines.ts';
import { removeArticle } from './removals.ts';

const PICTURE = { id: 'a'.repeat(32), width: 480, height: 320 };
const FILES = [
  { width: 480, format: 'avif', bytes: Buffer.from([0, 255, 1]) },
  { width: 480, format: 'webp', bytes: Buffer.from([2]) },
] as const;
const NAME = { id: PICTURE.id, width: 480, format: 'avif' } as const;

describe.each(engines)('removeArticle on $name', ({ openDatabase }) => {
  const setUp = setUpBlogOn(openDatabase);

  async function setUpRemoved(redirect: string | null = null) {
    const blog = await setUp();
    const { database, store, save } = blog;
    await save({ url: 'old' });
    await save({ url: 'old', source: 'old.md', category: makeCategory('News') });
    await save({ url: 'other' });
    const remove = async (category: string, url: string) => {
      const found = await store.findArticleStatus(category, url);
      if (found?.kind !== 'article') throw new Error('there is no such article');
      return removeArticle({ database, clock: () => new Date(START) }, { articleId: found.id, redirect });
    };
    const restore = (chosen: Parameters<typeof makeArticle>[0]) =>
      store.saveArticle(makeArticle(chosen), { isRestored: true });
    return { ...blog, remove, restore };
  }

  it('removes an article from every list, and reports it as removed at all its addresses', async () => {
    const { store, remove } = await setUpRemoved();
    expect(await remove('news', 'old')).toBe(true);
    expect((await store.listAddresses()).map(({ url }) => url)).toEqual(['other']);
    expect((await store.listArticles({ page: 1, limit: 10, q: 'agent task' })).total).toBe(1);
    for (const category of ['news', 'getting-started']) {
      expect(await store.findArticle(category, 'old')).toEqual({ kind: 'removed', redirect: null });
    }
  });

  it('redirects from the address of a removed article', async () => {
    const { store, remove } = await setUpRemoved('/pricing');
    await remove('news', 'old');
    expect(await store.findArticle('news', 'old')).toEqual({ kind: 'removed', redirect: '/pricing' });
  });

  it('keeps a removed article away when its file or a copy is imported', async () => {
    const { store, save, remove } = await setUpRemoved();
    await remove('news', 'old');
    const copies = [
      { url: 'old', source: 'old.md', category: makeCategory('News') },
      { url: 'new', source: 'old.md' },
      { url: 'old', source: 'renamed.md', category: makeCategory('News') },
      { url: 'old', source: 'renamed.md' },
    ];
    for (const copy of copies) expect(await save(copy)).toBe('removed');
    expect((await store.listAddresses()).map(({ url }) => url)).toEqual(['other']);
    expect(await store.isRemoved('old.md')).toBe(true);
    expect(await store.isRemoved('other.md')).toBe(false);
  });

  it('restores an article, and redirects its old addresses to it', async () => {
    const { store, restore, remove } = await setUpRemoved();
    await remove('news', 'old');
    expect(await restore({ url: 'old', source: 'old.md', category: makeCategory('News') })).toBe('new');
    expect(await store.findArticle('news', 'old')).toMatchObject({ kind: 'article' });
    expect(await store.findArticle('getting-started', 'old')).toMatchObject({ kind: 'moved' });
    expect((await store.listArticles({ page: 1, limit: 10, q: 'agent' })).total).toBe(2);
    expect(await store.isRemoved('old.md')).toBe(false);
  });

  it('stores the language of an article', async () => {
    const { store, save } = await setUp();
    await save({ url: 'one', lang: 'de' });
    await save({ url: 'two' });
    const { data } = await store.listArticles({ page: 1, limit: 10 });
    expect(data.map(({ url, lang }) => [url, lang]).sort()).toEqual([
      ['one', 'de'],
      ['two', undefined],
    ]);
    expect(data.find(({ url }) => url === 'two')).not.toHaveProperty('lang');
  });

  it('counts as not empty when all articles are removed, so that a start does not fill it', async () => {
    const { store, remove } = await setUpRemoved();
    await remove('news', 'old');
    await remove('getting-started', 'other');
    expect(await store.isEmpty()).toBe(false);
  });

  it('counts withdrawals from readers, and not mere changes', async () => {
    const { store, save, remove } = await setUpRemoved();
    const withdrawalsAfter = async (change: () => Promise<unknown>) => {
      const before = await store.findState();
      await change();
      const after = await store.findState();
      expect(after.id).not.toBe(before.id);
      return Number(after.withdrawals) - Number(before.withdrawals);
    };
    expect(await withdrawalsAfter(() => save({ url: 'other', text: 'Corrected.' }))).toBe(0);
    expect(await withdrawalsAfter(() => save({ url: 'other', isDraft: true }))).toBe(1);
    expect(await withdrawalsAfter(() => save({ url: 'other', isDraft: true, text: 'Work.' }))).toBe(0);
    expect(await withdrawalsAfter(() => save({ url: 'other' }))).toBe(0);
    expect(await withdrawalsAfter(() => save({ url: 'other', publishAt: '2027-01-01T00:00:00.000Z' }))).toBe(
      1,
    );
    expect(await withdrawalsAfter(() => remove('news', 'old'))).toBe(1);
  });

  it('finds a stored drawing', async () => {
    const { store, save } = await setUpRemoved();
    const files = [{ width: PICTURE.width, format: 'svg', bytes: Buffer.from('<svg/>') }] as const;
    await save({ url: 'one', pictures: [{ ...PICTURE, files }] });
    expect(await store.findPicture(PICTURE.id)).toEqual({ ...PICTURE, isDrawing: true });
  });

  it('keeps a picture for as long as an article shows it', async () => {
    const { store, save, remove } = await setUpRemoved();
    await save({ url: 'one', pictures: [{ ...PICTURE, files: FILES }] });
    expect(await store.findPicture(PICTURE.id)).toEqual({ ...PICTURE, isDrawing: false });
    expect(await store.findPictureFile(NAME)).toEqual(Buffer.from([0, 255, 1]));
    // A second article needs no files of it.
    await save({ url: 'two', pictures: [PICTURE] });
    await save({ url: 'one', pictures: [] });
    expect(await store.findPictureFile(NAME)).toBeDefined();
    await remove('getting-started', 'two');
    expect(await store.findPictureFile(NAME)).toBeUndefined();
    await expect(save({ url: 'one', pictures: [PICTURE] })).rejects.toThrow();
    expect(await store.findArticleStatus('getting-started', 'one')).toMatchObject({ kind: 'article' });
  });
});
