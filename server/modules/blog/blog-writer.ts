import type { Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { isPublishedAtDesk } from './drafts/drafts.store.ts';
import {
  AddressTaken,
  type BlogWriter,
  type ImportedArticle,
  type ImportResult,
  type SaveOptions,
} from './imported-article.ts';
import { openingOf } from './opening.ts';
import { findPicture, savePictures } from './pictures/pictures.store.ts';
import { isRemoved, takeBack } from './removals.ts';
import { raiseRevision, takeTurn } from './revision.ts';
import { SEARCH_INDEXES } from './search-index.ts';

/** Stored row of an article that is imported again. */
interface KnownArticle {
  id: string;
  source_hash: string;
  category_slug: string;
  url: string;
  is_draft: 0 | 1;
  publish_at: string;
}

/** Writes the blog. Imports of several processes take turns, whichever engine they write to. */
export function createBlogWriter({ database, clock }: { database: Database; clock: Clock }): BlogWriter {
  const searchIndex = SEARCH_INDEXES[database.engine];

  async function saveInTurn(
    transaction: Transaction<Tables>,
    article: ImportedArticle,
    { isRestored = false, isFromDesk = false }: SaveOptions,
  ): Promise<ImportResult> {
    await takeTurn(transaction);
    const known = await findKnown(transaction, article.source);
    if (known?.source_hash === article.sourceHash) return 'unchanged';
    if (known && !isFromDesk && (await isPublishedAtDesk(transaction, article.source))) return 'kept';
    if (!known && !isRestored && (await isRemoved(transaction, article))) return 'removed';
    const categoryId = await saveCategory(transaction, article.category);
    await refuseTakenAddress(transaction, article, categoryId);
    const id = known?.id ?? uuidV7();
    const now = clock().toISOString();
    await saveRow(transaction, { id, categoryId, article, isNew: !known, now });
    await searchIndex.indexArticle(transaction, { id, subject: article.subject, text: article.text });
    const hasMoved = known && !isSameAddress(known, article);
    if (hasMoved) await saveMove(transaction, known, article);
    await takeBack(transaction, article, id);
    await savePictures(transaction, id, article.pictures);
    const isWithdrawn = known && isVisible(known, now) && !isVisible(rowOf(article), now);
    await raiseRevision(transaction, { isWithdrawal: isWithdrawn ?? false });
    if (!known) return 'new';
    return hasMoved ? 'moved' : 'changed';
  }

  return {
    async isEmpty() {
      const article = await database.selectFrom('blog_articles').select('id').limit(1).executeTakeFirst();
      const removal = await database.selectFrom('blog_removals').select('url').limit(1).executeTakeFirst();
      return article === undefined && removal === undefined;
    },
    findPicture: (id) => findPicture(database, id),
    isRemoved: (source) => isRemoved(database, { source }),
    async saveArticle(article, options = {}) {
      // Most files of most imports are as they were, and need no turn.
      const known = await findKnown(database, article.source);
      if (known?.source_hash === article.sourceHash) return 'unchanged';
      return database.transaction().execute((transaction) => saveInTurn(transaction, article, options));
    },
  };
}

async function findKnown(
  database: Database | Transaction<Tables>,
  source: string,
): Promise<KnownArticle | undefined> {
  return database
    .selectFrom('blog_articles')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
    .select(['blog_articles.id', 'source_hash', 'blog_categories.slug as category_slug', 'url'])
    .select(['is_draft', 'publish_at'])
    .where('source', '=', source)
    .executeTakeFirst();
}

/** The category of this slug, under the name that it was given last. */
async function saveCategory(
  transaction: Transaction<Tables>,
  { name, slug }: ImportedArticle['category'],
): Promise<string> {
  const { id } = await transaction
    .insertInto('blog_categories')
    .values({ id: uuidV7(), name, slug })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function refuseTakenAddress(
  transaction: Transaction<Tables>,
  { source, url }: ImportedArticle,
  categoryId: string,
): Promise<void> {
  const other = await transaction
    .selectFrom('blog_articles')
    .select('source')
    .where('category_id', '=', categoryId)
    .where('url', '=', url)
    .where('source', '!=', source)
    .executeTakeFirst();
  if (other) throw new AddressTaken(other.source);
}

interface Write {
  id: string;
  categoryId: string;
  article: ImportedArticle;
  isNew: boolean;
  now: string;
}

async function saveRow(transaction: Transaction<Tables>, { id, isNew, ...write }: Write): Promise<void> {
  const { article, categoryId, now } = write;
  const row = {
    source: article.source,
    source_hash: article.sourceHash,
    subject: article.subject,
    category_id: categoryId,
    url: article.url,
    author: article.author,
    image: article.image,
    description: article.description,
    lang: article.lang,
    html: article.html,
    text: article.text,
    opening: openingOf(article.html),
    read_minutes: article.readMinutes,
    ...rowOf(article),
    changed_at: now,
  };
  if (isNew) {
    await transaction
      .insertInto('blog_articles')
      .values({ id, created_at: now, ...row })
      .execute();
  } else {
    await transaction.updateTable('blog_articles').set(row).where('id', '=', id).execute();
  }
}

/** Returns the columns that say when readers may see it; moments in one form, since they are compared as texts. */
function rowOf({ publishAt, isDraft }: ImportedArticle): Pick<KnownArticle, 'is_draft' | 'publish_at'> {
  return { publish_at: new Date(publishAt).toISOString(), is_draft: isDraft ? 1 : 0 };
}

function isVisible(row: Pick<KnownArticle, 'is_draft' | 'publish_at'>, now: string): boolean {
  return row.is_draft === 0 && row.publish_at <= now;
}

/** The old address leads to the article from now on; where it is now needs no move any more. */
async function saveMove(
  transaction: Transaction<Tables>,
  { id, category_slug, url }: KnownArticle,
  article: ImportedArticle,
): Promise<void> {
  await transaction
    .insertInto('blog_moves')
    .values({ category_slug, url, article_id: id })
    .onConflict((conflict) => conflict.columns(['category_slug', 'url']).doUpdateSet({ article_id: id }))
    .execute();
  await transaction
    .deleteFrom('blog_moves')
    .where('category_slug', '=', article.category.slug)
    .where('url', '=', article.url)
    .where('article_id', '=', id)
    .execute();
}

function isSameAddress(known: KnownArticle, { category, url }: ImportedArticle): boolean {
  return known.category_slug === category.slug && known.url === url;
}
