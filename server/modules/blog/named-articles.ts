import type { Database } from '../../plugins/database/schema.ts';
import { readArticlePath } from './article-path.ts';
import { findArticleStatus } from './article-status.ts';

/** An article that an editor named by its file or its address. */
export interface NamedArticle {
  /** Absent where it was removed before. */
  articleId?: string;
  categorySlug: string;
  url: string;
  /** Its file, below the folder of the blog. */
  source?: string;
}

const OWN_ORIGIN = 'https://own.invalid';

/**
 * The article at an address, or of a file.
 * @param sources what the file may be called below the folder of the blog, the likeliest first
 */
export async function findNamedArticle(
  database: Database,
  target: string,
  sources: readonly string[],
): Promise<NamedArticle | undefined> {
  const address = readArticleAddress(target);
  if (!address) return findBySource(database, sources);
  const status = await findArticleStatus(database, address.categorySlug, address.url);
  if (status?.kind === 'article') return { ...address, articleId: status.id, source: status.source };
  return status?.kind === 'removed' ? address : undefined;
}

async function findBySource(
  database: Database,
  sources: readonly string[],
): Promise<NamedArticle | undefined> {
  const articles = await database
    .selectFrom('blog_articles')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
    .select(['blog_articles.id as articleId', 'blog_categories.slug as categorySlug', 'url', 'source'])
    .where('source', 'in', sources)
    .execute();
  return articles.find(({ source }) => source === sources[0]) ?? articles[0];
}

/** The files whose article was removed from an address. */
export async function listRemovedSources(
  database: Database,
  { categorySlug, url }: { categorySlug: string; url: string },
): Promise<string[]> {
  const removals = await database
    .selectFrom('blog_removals')
    .select('source')
    .where('category_slug', '=', categorySlug)
    .where('url', '=', url)
    .execute();
  return removals.map(({ source }) => source);
}

/** The categories that have an article of this url, published or not: mostly one. */
export async function listCategoriesOf(database: Database, url: string): Promise<string[]> {
  const found = await database
    .selectFrom('blog_articles')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
    .select('blog_categories.slug as slug')
    .where('blog_articles.url', '=', url)
    .orderBy('slug')
    .execute();
  return found.map(({ slug }) => slug);
}

/** `/blog/news/one`, with or without its host. */
export function readArticleAddress(target: string): { categorySlug: string; url: string } | undefined {
  const isAddress = /^(?:https?:\/\/|\/)/i.test(target) && URL.canParse(target, OWN_ORIGIN);
  return isAddress ? readArticlePath(new URL(target, OWN_ORIGIN).pathname) : undefined;
}

/** A path of this site as a header can carry it; `undefined` for what leads elsewhere. */
export function readRedirect(named: string): string | undefined {
  if (!/^\/(?![/\\])/.test(named)) return undefined;
  const url = URL.parse(named, OWN_ORIGIN);
  return url?.origin === OWN_ORIGIN ? url.pathname + url.search + url.hash : undefined;
}
