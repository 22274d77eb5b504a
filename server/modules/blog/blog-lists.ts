import type { BlogArticle, BlogCategory, BlogPage, BlogQuery } from 'contract/blog/blog.ts';
import type { ArticleAddress } from 'contract/site/site-locals.ts';
import { sql } from 'kysely';
import type { Database } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { newestFirst, selectPublished, selectRows, toArticle, withCategory } from './article-rows.ts';
import { changedDateOf } from './blog.rules.ts';
import { SEARCH_INDEXES } from './search-index.ts';
import { readSearch } from './search-words.ts';

/** Lists of published articles, on pages that never overlap. */
export function createBlogLists({ database, clock }: { database: Database; clock: Clock }) {
  const searchIndex = SEARCH_INDEXES[database.engine];
  const published = (categorySlug?: string) => selectPublished(database, clock(), categorySlug);

  async function listCategories(): Promise<BlogCategory[]> {
    const categories = await database
      .selectFrom('blog_categories')
      .select(['name', 'slug as categorySlug'])
      .where(({ exists }) =>
        exists(published().select('id').where('category_id', '=', sql.ref<string>('blog_categories.id'))),
      )
      .execute();
    // Here, since the engines do not agree on what comes after what.
    return categories.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  function listArticles(query: BlogQuery): Promise<BlogPage> {
    return query.q === undefined ? listNewest(query) : listBestHits(query, query.q);
  }

  async function listNewest({ page, limit, categorySlug }: BlogQuery): Promise<BlogPage> {
    const articles = published(categorySlug);
    const [rows, count] = await Promise.all([
      selectRows(articles, 'opening')
        .$call(newestFirst)
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
      articles.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { data: rows.map(toArticle), page, limit, total: Number(count.total) };
  }

  async function listBestHits(query: BlogQuery, q: string): Promise<BlogPage> {
    const { page, limit, categorySlug } = query;
    const sought = readSearch(q);
    if (!sought) return { data: [], page, limit, total: 0 };
    // Whatever fits is ranked without its text, and once for page and total together.
    const ranked = published(categorySlug)
      .innerJoin(searchIndex.selectHits(sought).as('hit'), 'hit.id', 'blog_articles.id')
      .select(({ fn }) => [
        'blog_articles.id as id',
        fn.countAll().over().as('total'),
        fn
          .agg('row_number')
          .over((by) => by.orderBy('score').orderBy('publish_at', 'desc').orderBy('blog_articles.id', 'desc'))
          .as('place'),
      ])
      .orderBy('place')
      .limit(limit)
      .offset((page - 1) * limit)
      .as('ranked');
    const rows = await selectRows(database.selectFrom('blog_articles'), 'opening')
      .innerJoin(ranked, 'ranked.id', 'blog_articles.id')
      .select('ranked.total')
      .orderBy('ranked.place')
      .execute();
    // Behind the last page no row says how many there are.
    if (rows.length === 0 && page > 1) {
      const { total } = await listBestHits({ ...query, page: 1, limit: 1 }, q);
      return { data: [], page, limit, total };
    }
    return { data: rows.map(toArticle), page, limit, total: Number(rows[0]?.total ?? 0) };
  }

  async function listWholeArticles(filter: { categorySlug?: string; limit: number }): Promise<BlogArticle[]> {
    const rows = await selectRows(published(filter.categorySlug), 'html')
      .$call(newestFirst)
      .limit(filter.limit)
      .execute();
    return rows.map(toArticle);
  }

  async function listAddresses(): Promise<ArticleAddress[]> {
    const rows = await withCategory(published())
      .select(['blog_categories.slug as categorySlug', 'blog_articles.url as url'])
      .select(['created_at', 'changed_at', 'publish_at'])
      .$call(newestFirst)
      .execute();
    return rows.map((row) => ({
      categorySlug: row.categorySlug,
      url: row.url,
      changedDate: changedDateOf(row),
    }));
  }

  return { listCategories, listArticles, listWholeArticles, listAddresses };
}
