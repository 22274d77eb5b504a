import type { FoundArticle } from 'contract/site/site-locals.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { selectPublished, selectRows, storable, toArticle, withCategory } from './article-rows.ts';
import { findRemoval } from './article-status.ts';
import { changedDateOf } from './blog.rules.ts';

/** Reports whether a link may show an article that is not published. */
export type VerifyPreview = (
  categorySlug: string,
  url: string,
  preview: string,
) => boolean | Promise<boolean>;

interface Parts {
  database: Database;
  clock: Clock;
  verifyPreview: VerifyPreview;
}

/** Finds what stands at an address. A published article wins over one that stood there before. */
export function createArticleFinder({ database, clock, verifyPreview }: Parts) {
  return async (categorySlug: string, url: string, preview?: string): Promise<FoundArticle | undefined> => {
    const row = await selectRows(database.selectFrom('blog_articles'), 'html')
      .select(['created_at', 'changed_at', 'is_draft'])
      .where('blog_categories.slug', '=', storable(categorySlug))
      .where('blog_articles.url', '=', storable(url))
      .executeTakeFirst();
    if (!row) return (await findMove(categorySlug, url)) ?? findGone(categorySlug, url);
    const isPublished = row.is_draft === 0 && row.publish_at <= clock().toISOString();
    const isPreview = !isPublished && preview ? await verifyPreview(categorySlug, url, preview) : false;
    if (!isPublished && !isPreview) return findMove(categorySlug, url);
    return { kind: 'article', article: toArticle(row), isPreview, changedDate: changedDateOf(row) };
  };

  async function findGone(categorySlug: string, url: string): Promise<FoundArticle | undefined> {
    const removal = await findRemoval(database, categorySlug, url);
    return removal && { kind: 'removed', ...removal };
  }

  /** Leads to nothing that readers may not see. */
  async function findMove(categorySlug: string, url: string): Promise<FoundArticle | undefined> {
    const address = await withCategory(selectPublished(database, clock()))
      .innerJoin('blog_moves', 'blog_moves.article_id', 'blog_articles.id')
      .select(['blog_categories.slug as categorySlug', 'blog_articles.url as url'])
      .where('blog_moves.category_slug', '=', storable(categorySlug))
      .where('blog_moves.url', '=', storable(url))
      .executeTakeFirst();
    return address && { kind: 'moved', ...address };
  }
}
