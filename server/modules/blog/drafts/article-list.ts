import type { ArticleEntry } from 'contract/desk/articles.ts';
import { sql } from 'kysely';
import type { Database } from '../../../plugins/database/schema.ts';
import { listEverything } from '../article-list.ts';
import { isWrittenAtDesk } from './draft-states.ts';
import { readEntries } from './draft-text.ts';
import { findDraft, listDrafts } from './drafts.store.ts';

interface Place {
  database: Database;
  folder: string;
  now: Date;
}

/** Lists all articles: of the blog, removed ones, and those that only the desk has. */
export async function listArticles({ database, folder, now }: Place): Promise<ArticleEntry[]> {
  const { articles } = await listEverything(database, folder, now);
  const drafts = new Map((await listDrafts(database)).map((draft) => [draft.source, draft]));
  const entries = new Map<string, ArticleEntry>();
  for (const { state, date, address, file, subject, redirect } of articles) {
    // An article that had several addresses was removed from each: the first one is its own.
    if (entries.has(file)) continue;
    const draft = drafts.get(file);
    entries.set(file, {
      ...{ source: file, isFile: !isWrittenAtDesk(file), state, address, date },
      subject: subject ?? (draft ? await subjectOf(database, file) : ''),
      hasChanges: draft?.publishedAt === null,
      ...(redirect && { redirect }),
    });
  }
  for (const [source, { savedAt }] of drafts) {
    if (entries.has(source)) continue;
    entries.set(source, {
      ...{ source, isFile: !isWrittenAtDesk(source), state: 'draft', date: savedAt, hasChanges: true },
      subject: await subjectOf(database, source),
    });
  }
  return [...entries.values()].sort((a, b) => b.date.localeCompare(a.date));
}

async function subjectOf(database: Database, source: string): Promise<string> {
  return readEntries((await findDraft(database, source))?.text ?? '').subject;
}

/** Lists the articles that hold some words in their text. */
export async function findSourcesWith(database: Database, words: string): Promise<Set<string>> {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await database
    .selectFrom('blog_articles')
    .select('source')
    .where(sql<boolean>`lower(text) like ${pattern} escape '\\'`)
    .execute();
  return new Set(rows.map(({ source }) => source));
}
