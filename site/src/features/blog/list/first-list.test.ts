import type { BlogArticle, BlogQuery } from 'contract/blog/blog.ts';
import type { BlogReader } from 'contract/site/site-locals.ts';
import { describe, expect, it } from 'vitest';
import { readFirstList } from './first-list.ts';

/** A blog with so many articles, and the questions that were put to it. */
function blogWith(count: number) {
  const asked: BlogQuery[] = [];
  const articles = Array.from({ length: count }, (_, index) => ({ id: `${index}` }) as BlogArticle);
  const reader: Partial<BlogReader> = {
    listCategories: async () => [{ name: 'Sales', categorySlug: 'sales' }],
    listArticles: async (query) => {
      asked.push(query);
      const { page, limit } = query;
      return { data: articles.slice((page - 1) * limit, page * limit), page, limit, total: count };
    },
  };
  return { asked, reader: reader as BlogReader };
}

const read = async (count: number, query: string) => {
  const { asked, reader } = blogWith(count);
  const { list } = await readFirstList(reader, new URLSearchParams(query));
  return { asked, shown: list.cards.length, pageCount: list.pageCount, hasMore: list.hasMore };
};

describe('readFirstList', () => {
  it.each([
    [25, '', { shown: 10, pageCount: 1, hasMore: true }],
    [25, 'page=2', { shown: 20, pageCount: 2, hasMore: true }],
    [25, 'page=3', { shown: 25, pageCount: 3, hasMore: false }],
    [25, 'page=9', { shown: 25, pageCount: 3, hasMore: false }],
    [20, 'page=3', { shown: 20, pageCount: 3, hasMore: false }],
    [0, '', { shown: 0, pageCount: 1, hasMore: false }],
    [500, 'page=500', { shown: 200, pageCount: 20, hasMore: true }],
  ])('shows of %i articles at ?%s: %j', async (count, query, expected) => {
    expect(await read(count, query)).toMatchObject(expected);
  });

  it.each([
    [30, '', { shown: 1, inAll: 3 }],
    [30, 'page=3', { shown: 3, inAll: 3 }],
    [30, 'page=9', { shown: 3, inAll: 3 }],
    [31, 'page=4', { shown: 4, inAll: 4 }],
    [0, 'page=2', { shown: 1, inAll: 1 }],
  ])('counts the pages of %i articles at ?%s: %j', async (count, query, pages) => {
    expect((await readFirstList(blogWith(count).reader, new URLSearchParams(query))).pages).toEqual(pages);
  });

  it('requests the category and the search of its address', async () => {
    expect((await read(3, 'category=sales&q=two+words')).asked).toEqual([
      { page: 1, limit: 10, categorySlug: 'sales', q: 'two words' },
    ]);
    expect((await read(3, 'category=&q=')).asked).toEqual([{ page: 1, limit: 10 }]);
  });

  it('adds three of the newest articles to a search that found none', async () => {
    const { reader } = blogWith(5);
    const finding: BlogReader = {
      ...reader,
      listArticles: async (query) =>
        query.q ? { data: [], page: 1, limit: query.limit, total: 0 } : reader.listArticles(query),
    };
    const { list } = await readFirstList(finding, new URLSearchParams('q=zyzzyva'));
    expect(list.cards).toEqual([]);
    expect(list.newest).toHaveLength(3);
  });

  it('leaves loading to the island where the server has no articles', async () => {
    expect(await readFirstList(undefined, new URLSearchParams('q=x'))).toMatchObject({
      categories: [],
      list: { view: { search: 'x' }, cards: [], waitsFor: 'list' },
    });
  });
});
