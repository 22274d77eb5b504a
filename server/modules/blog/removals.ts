import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ImportedArticle } from './imported-article.ts';
import { removeUnusedPictures } from './pictures/pictures.store.ts';
import { raiseRevision, takeTurn } from './revision.ts';
import { SEARCH_INDEXES } from './search-index.ts';

export interface Removal {
  articleId: string;
  /** A path of this site to which its addresses lead; `null`: they say that it is gone. */
  redirect: string | null;
}

/**
 * Takes an article off the blog: out of lists, feeds, sitemap and search, with the pictures that it alone shows. All
 * its addresses say so, or lead elsewhere, until it is restored: imports leave its file out.
 * @returns false when there is no such article any more
 */
export async function removeArticle(
  { database, clock }: { database: Database; clock: Clock },
  { articleId, redirect }: Removal,
): Promise<boolean> {
  const searchIndex = SEARCH_INDEXES[database.engine];
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const article = await transaction
      .selectFrom('blog_articles')
      .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
      .select(['source', 'blog_categories.slug as category_slug', 'url'])
      .where('blog_articles.id', '=', articleId)
      .executeTakeFirst();
    if (!article) return false;
    const { source, ...address } = article;
    const earlier = await transaction
      .selectFrom('blog_moves')
      .select(['category_slug', 'url'])
      .where('article_id', '=', articleId)
      .execute();
    const removed = { source, redirect, removed_at: clock().toISOString() };
    for (const each of [address, ...earlier]) {
      await transaction
        .insertInto('blog_removals')
        .values({ ...each, ...removed })
        .onConflict((conflict) => conflict.columns(['category_slug', 'url']).doUpdateSet(removed))
        .execute();
    }
    await searchIndex.removeArticle(transaction, articleId);
    await transaction.deleteFrom('blog_articles').where('id', '=', articleId).execute();
    await removeUnusedPictures(transaction);
    await raiseRevision(transaction, { isWithdrawal: true });
    return true;
  });
}

/** Reports whether an article of this source, or at this address, was taken off the blog and not restored. */
export async function isRemoved(
  database: Database | Transaction<Tables>,
  {
    source,
    category,
    url,
  }: Pick<ImportedArticle, 'source'> & Partial<Pick<ImportedArticle, 'category' | 'url'>>,
): Promise<boolean> {
  const removal = await database
    .selectFrom('blog_removals')
    .select('url')
    .where((where) =>
      where.or([
        where('source', '=', source),
        ...(category && url !== undefined
          ? [where.and([where('category_slug', '=', category.slug), where('url', '=', url)])]
          : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return removal !== undefined;
}

/** An article that is restored has its address back; what else it was once found under leads there again. */
export async function takeBack(
  transaction: Transaction<Tables>,
  { source, category, url }: ImportedArticle,
  articleId: string,
): Promise<void> {
  await transaction
    .deleteFrom('blog_removals')
    .where('category_slug', '=', category.slug)
    .where('url', '=', url)
    .execute();
  const others = await transaction
    .deleteFrom('blog_removals')
    .where('source', '=', source)
    .returning(['category_slug', 'url'])
    .execute();
  for (const address of others) {
    await transaction
      .insertInto('blog_moves')
      .values({ ...address, article_id: articleId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Lets the address of an article that was removed lead elsewhere, or say again that it is gone. */
export async function redirectRemoved(
  database: Database,
  { categorySlug, url, redirect }: { categorySlug: string; url: string; redirect: string | null },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    await transaction
      .updateTable('blog_removals')
      .set({ redirect })
      .where('category_slug', '=', categorySlug)
      .where('url', '=', url)
      .execute();
    await raiseRevision(transaction, { isWithdrawal: false });
  });
}
