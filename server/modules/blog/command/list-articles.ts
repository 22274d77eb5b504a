import { articlePath } from 'contract/site/addresses.ts';
import { SUCCESS } from '../../../cli/command-line.ts';
import { formatTable } from '../../../cli/format-table.ts';
import { listArticleFiles } from '../import/article-files.ts';
import type { OpenParts } from './command-parts.ts';

/** An article, or the address of one that was removed, as `--json` prints it. */
export interface ListedArticle {
  state: 'live' | 'scheduled' | 'draft' | 'removed';
  /** Its file is gone; of a removed article, nobody asks. */
  isOrphaned: boolean;
  /** When it was, or will be, published, or when it was removed; ISO 8601, UTC. */
  date: string;
  address: string;
  /** Below the folder of the blog. */
  file: string;
  subject: string | null;
  /** Where its address leads; `null`: it says that the article is gone. */
  redirect?: string | null;
}

const HEADINGS = ['State', 'Date', 'Address', 'File'];
const DAY = 'YYYY-MM-DD'.length;
const MINUTE = 'YYYY-MM-DDTHH:MM'.length;

/** Shows what the blog holds, the newest first, and names one orphan wherever it stands. */
export async function listArticles(
  { most, isJson }: { most: number; isJson: boolean },
  parts: OpenParts,
): Promise<number> {
  const articles = [...(await readArticles(parts)), ...(await readRemovals(parts))];
  const shown = articles.slice(0, most);
  if (shown.length < articles.length) parts.printError(`${shown.length} of ${articles.length} articles`);
  if (isJson) {
    parts.print(JSON.stringify(shown, undefined, 2));
    return SUCCESS;
  }
  if (articles.length === 0) {
    parts.print('no articles');
    return SUCCESS;
  }
  for (const line of formatTable([HEADINGS, ...shown.map(cellsOf)])) parts.print(line);
  const orphan = articles.find(({ isOrphaned }) => isOrphaned);
  if (orphan) {
    parts.print('');
    parts.print(
      `The file of an orphaned article is gone: put it back, or npm run blog -- remove ${orphan.address}`,
    );
  }
  return SUCCESS;
}

async function readArticles({ database, clock, config, printError }: OpenParts): Promise<ListedArticle[]> {
  const files = await listArticleFiles(config.blogDir).catch(() => undefined);
  if (!files) printError(`there is no folder ${config.blogDir}, so nobody knows which files are gone`);
  const rows = await database
    .selectFrom('blog_articles')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
    .select(['source', 'subject', 'blog_categories.slug as slug', 'url', 'publish_at', 'is_draft'])
    .orderBy('publish_at', 'desc')
    .orderBy('source')
    .execute();
  const now = clock().toISOString();
  return rows.map(({ source, subject, slug, url, publish_at: date, is_draft }) => ({
    state: is_draft ? 'draft' : date > now ? 'scheduled' : 'live',
    isOrphaned: files !== undefined && !files.includes(source),
    date,
    address: articlePath(slug, url),
    file: source,
    subject,
  }));
}

async function readRemovals({ database }: OpenParts): Promise<ListedArticle[]> {
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

function cellsOf({ state, isOrphaned, date, address, file, redirect }: ListedArticle): string[] {
  return [
    isOrphaned ? `${state}, orphaned` : state,
    dateOf(date),
    redirect ? `${address} -> ${redirect}` : address,
    file,
  ];
}

/** A day, where the article appears with the day. */
function dateOf(moment: string): string {
  const isMidnight = moment.endsWith('T00:00:00.000Z');
  return isMidnight ? moment.slice(0, DAY) : `${moment.slice(0, MINUTE).replace('T', ' ')} UTC`;
}
