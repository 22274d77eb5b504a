import type { Database } from '../../plugins/database/schema.ts';
import { storable, withCategory } from './article-rows.ts';

/** State of an address of the blog, whether readers may see it or not. */
export type ArticleStatus =
  | { kind: 'article'; id: string; source: string; isDraft: boolean; publishAt: string; html: string }
  | { kind: 'moved'; categorySlug: string; url: string }
  | { kind: 'removed'; redirect: string | null };

export async function findArticleStatus(
  database: Database,
  categorySlug: string,
  url: string,
): Promise<ArticleStatus | undefined> {
  const slug = storable(categorySlug);
  const name = storable(url);
  const article = await withCategory(database.selectFrom('blog_articles'))
    .select(['blog_articles.id', 'source', 'is_draft', 'publish_at', 'html'])
    .where('blog_categories.slug', '=', slug)
    .where('blog_articles.url', '=', name)
    .executeTakeFirst();
  if (article) {
    const { id, source, is_draft, publish_at: publishAt, html } = article;
    return { kind: 'article', id, source, isDraft: is_draft === 1, publishAt, html };
  }
  const moved = await withCategory(database.selectFrom('blog_articles'))
    .innerJoin('blog_moves', 'blog_moves.article_id', 'blog_articles.id')
    .select(['blog_categories.slug as categorySlug', 'blog_articles.url as url'])
    .where('blog_moves.category_slug', '=', slug)
    .where('blog_moves.url', '=', name)
    .executeTakeFirst();
  if (moved) return { kind: 'moved', ...moved };
  const removed = await findRemoval(database, slug, name);
  return removed && { kind: 'removed', ...removed };
}

/** Finds the removal of an article from an address. */
export function findRemoval(database: Database, categorySlug: string, url: string) {
  return database
    .selectFrom('blog_removals')
    .select('redirect')
    .where('category_slug', '=', storable(categorySlug))
    .where('url', '=', storable(url))
    .executeTakeFirst();
}
