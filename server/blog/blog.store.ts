import type { BlogReader } from 'contract/site-locals.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { PublicError, StorageUnavailable } from '../web/errors.ts';
import { selectPublished } from './article-rows.ts';
import { createBlogLists } from './blog-lists.ts';
import { createBlogWriter } from './blog-writer.ts';
import { createArticleFinder, type VerifyPreview } from './find-article.ts';
import type { BlogWriter } from './imported-article.ts';

/** The blog's articles. What reads throws `StorageUnavailable` when the database does not answer. */
export interface BlogStore extends BlogReader, BlogWriter {
  /** Changes whenever readers may see something else: after an import, and when an article's moment comes. */
  findRevision(): Promise<string>;
}

export interface BlogStoreOptions {
  database: Database;
  clock: Clock;
  /** Without it no link shows what is not published. */
  verifyPreview?: VerifyPreview;
}

export function createBlogStore({ database, clock, verifyPreview }: BlogStoreOptions): BlogStore {
  const lists = createBlogLists({ database, clock });
  const findArticle = createArticleFinder({
    database,
    clock,
    verifyPreview: verifyPreview ?? (() => false),
  });

  async function findRevision(): Promise<string> {
    const { number, count } = await database
      .selectFrom('blog_revision')
      .select('number')
      .select(
        selectPublished(database, clock())
          .select(({ fn }) => fn.countAll().as('count'))
          .as('count'),
      )
      .executeTakeFirstOrThrow();
    return `${number}.${count}`;
  }

  return {
    ...createBlogWriter({ database, clock }),
    listCategories: () => answered(lists.listCategories()),
    listArticles: (query) => answered(lists.listArticles(query)),
    listWholeArticles: (filter) => answered(lists.listWholeArticles(filter)),
    listRelated: (article, limit) => answered(lists.listRelated(article, limit)),
    listAddresses: () => answered(lists.listAddresses()),
    findArticle: (categorySlug, url, preview) => answered(findArticle(categorySlug, url, preview)),
    findRevision: () => answered(findRevision()),
  };
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PublicError ? error : new StorageUnavailable(error);
  }
}
