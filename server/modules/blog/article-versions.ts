import type { BlogArticle } from 'contract/blog/blog.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { newestFirst, selectPublished, selectRows, toArticle, withCategory } from './article-rows.ts';

/** An article without its text. */
export interface ArticleVersion {
  id: string;
  /** Changes with each write of the article. */
  version: string;
}

/** Creates the versions of articles that an index follows, without reading all articles again. */
export function createArticleVersions({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Lists the versions of published articles, newest first. */
    async listVersions(limit: number): Promise<ArticleVersion[]> {
      const rows = await withCategory(selectPublished(database, clock()))
        .select(['blog_articles.id as id', 'source_hash', 'changed_at'])
        .$call(newestFirst)
        .limit(limit)
        .execute();
      return rows.map(({ id, source_hash, changed_at }) => ({ id, version: `${changed_at} ${source_hash}` }));
    },

    /** Reads the articles of these ids that are published, whole, in any order. */
    async readArticles(ids: readonly string[]): Promise<BlogArticle[]> {
      // Postgres takes no empty list behind `in`.
      if (ids.length === 0) return [];
      const published = selectPublished(database, clock()).where('blog_articles.id', 'in', ids);
      return (await selectRows(published, 'html').execute()).map(toArticle);
    },
  };
}
