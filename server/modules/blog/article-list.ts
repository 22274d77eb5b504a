import { articlePath } from 'contract/site/addresses.ts';
import type { Database } from '../../plugins/database/schema.ts';
import { listArticleFiles } from './import/article-files.ts';

/** An article, or the address of one that was removed, as `npm run blog -- list --json` prints it. */
export interface ListedArticle {
  state: 'live' | 'scheduled' | 'draft' | 'removed';
  /** Its file is gone. Always false for a removed article. */
  isOrphaned: boolean;
  /** Time of the publication, past or future, or of the removal; ISO 8601, UTC. */
  date: string;
  address: string;
  /** Path below the folder of the blog. */
  file: string;
  subject: string | null;
  /** Target of the redirect at its address; `null`: the address says that the article is gone. */
  redirect?: string | null;
}

/**
 * Lists the articles of the blog, published or not, the newest first, and then those that were removed.
 * @returns `hasFolder` false where the folder of the blog is missing, so it is unknown which files are gone
 */
export async function listEverything(
  database: Database,
  blogDir: string,
  now: Date,
): Promise<{ articles: ListedArticle[]; hasFolder: boolean }> {
  const files = await listArticleFiles(blogDir).catch(() => undefined);
  const articles = [
    ...(await readArticles(database, files, now.toISOString())),
    ...(await readRemovals(database)),
  ];
  return { articles, hasFolder: files !== undefined };
}

async function readArticles(
  database: Database,
  files: readonly string[] | undefined,
  now: string,
): Promise<ListedArticle[]> {
  const rows = await database
    .selectFrom('blog_articles')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
    .select(['source', 'subject', 'blog_categories.slug as slug', 'url', 'publish_at', 'is_draft'])
    .orderBy('publish_at', 'desc')
    .orderBy('source')
    .execute();
  return rows.map(({ source, subject, slug, url, publish_at: date, is_draft }) => ({
    state: is_draft ? 'draft' : date > now ? 'scheduled' : 'live',
    isOrphaned: files !== undefined && !files.includes(source),
    date,
    address: articlePath(slug, url),
    file: source,
    subject,
  }));
}

async function readRemovals(database: Database): Promise<ListedArticle[]> {
  const rows = await database.selectFrom('blog_removals').selectAll().orderBy('removed_at', 'desc').execute();
  return rows.map(({ category_slug: slug, url, source, redirect, removed_at: date }) => ({
    state: 'removed',
    isOrphaned: false,
    date,
    address: articlePath(slug, url),
    file: source,
    subject: null,
    redirect,
  }));
}
