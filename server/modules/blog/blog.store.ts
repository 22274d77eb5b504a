import type { BlogArticle } from 'contract/blog/blog.ts';
import type { BlogReader } from 'contract/site/site-locals.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { PublicError, StorageUnavailable } from '../../shared/errors.ts';
import { selectPublished } from './article-rows.ts';
import { type ArticleStatus, findArticleStatus } from './article-status.ts';
import { type ArticleVersion, createArticleVersions } from './article-versions.ts';
import { createBlogLists } from './blog-lists.ts';
import { createBlogWriter } from './blog-writer.ts';
import { createArticleFinder, type VerifyPreview } from './find-article.ts';
import type { BlogWriter } from './imported-article.ts';
import type { PictureName } from './pictures/picture.ts';
import { findPictureFile, readDrawings } from './pictures/pictures.store.ts';
import { createRelatedFinder } from './related-articles.ts';

/** The blog's articles. What reads throws `StorageUnavailable` when the database does not answer. */
export interface BlogStore extends BlogReader, BlogWriter {
  /** Finds what stands at an address, whether readers may see it or not. */
  findArticleStatus(categorySlug: string, url: string): Promise<ArticleStatus | undefined>;
  /** One file of a picture that an article shows. */
  findPictureFile(file: PictureName): Promise<Buffer | undefined>;
  /** Published articles without their texts, newest first. */
  listVersions(limit: number): Promise<ArticleVersion[]>;
  /** Reads the articles of these ids that are published, whole, in any order. */
  readArticles(ids: readonly string[]): Promise<BlogArticle[]>;
  /** Changes whenever readers may see something else: after an import, and when an article's moment comes. */
  findRevision(): Promise<string>;
  /** The same, and beside it what changes when something was taken from readers. */
  findState(): Promise<{ id: string; withdrawals: string }>;
}

export interface BlogStoreOptions {
  database: Database;
  clock: Clock;
  /** Verifier of links; without it no link shows what is not published. */
  verifyPreview?: VerifyPreview;
}

export function createBlogStore({ database, clock, verifyPreview }: BlogStoreOptions): BlogStore {
  const lists = createBlogLists({ database, clock });
  const versions = createArticleVersions({ database, clock });
  const findArticle = createArticleFinder({
    database,
    clock,
    verifyPreview: verifyPreview ?? (() => false),
  });

  async function findState() {
    const { number, withdrawals, count } = await database
      .selectFrom('blog_revision')
      .select(['number', 'withdrawals'])
      .select(
        selectPublished(database, clock())
          .select(({ fn }) => fn.countAll().as('count'))
          .as('count'),
      )
      .executeTakeFirstOrThrow();
    return { id: `${number}.${count}`, withdrawals: String(withdrawals) };
  }

  const findRevision = async () => (await findState()).id;
  const listRelated = createRelatedFinder({ database, clock, findRevision });

  return {
    ...createBlogWriter({ database, clock }),
    findArticleStatus: (categorySlug, url) => findArticleStatus(database, categorySlug, url),
    findPictureFile: (file) => answered(findPictureFile(database, file)),
    readDrawings: (html) => answered(readDrawings(database, html)),
    listCategories: () => answered(lists.listCategories()),
    listArticles: (query) => answered(lists.listArticles(query)),
    listWholeArticles: (filter) => answered(lists.listWholeArticles(filter)),
    listRelated: (article, limit) => answered(listRelated(article, limit)),
    listAddresses: () => answered(lists.listAddresses()),
    listVersions: (limit) => answered(versions.listVersions(limit)),
    readArticles: (ids) => answered(versions.readArticles(ids)),
    findArticle: (categorySlug, url, preview) => answered(findArticle(categorySlug, url, preview)),
    findRevision: () => answered(findRevision()),
    findState: () => answered(findState()),
  };
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PublicError ? error : new StorageUnavailable(error);
  }
}
