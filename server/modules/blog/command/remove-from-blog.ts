import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { articlePath } from 'contract/site/addresses.ts';
import { FAILURE, SUCCESS } from '../../../cli/command-line.ts';
import { readArticlePath } from '../article-path.ts';
import { createBlogStore } from '../blog.store.ts';
import { checkLinks } from '../import/check-links.ts';
import { asArgument } from '../import/describe-import.ts';
import { readSitePages } from '../import/site-pages.ts';
import { redirectRemoved, removeArticle } from '../removals.ts';
import type { OpenParts } from './command-parts.ts';

interface Found {
  /** Absent where it was removed before. */
  articleId?: string;
  categorySlug: string;
  url: string;
  source?: string;
}

const OWN_ORIGIN = 'https://own.invalid';

/** Takes articles off the blog, each named by its file or its address. */
export async function removeFromBlog(
  { targets, redirect }: { targets: readonly string[]; redirect: string | undefined },
  parts: OpenParts,
): Promise<number> {
  let code = SUCCESS;
  for (const target of targets) code = Math.max(code, await removeOne({ target, redirect }, parts));
  return code;
}

async function removeOne(
  { target, redirect: named }: { target: string; redirect: string | undefined },
  parts: OpenParts,
): Promise<number> {
  const { config, database, clock, print, printError } = parts;
  const found = await findTarget(target, parts);
  if (!found) {
    printError(`no article has the file or the address ${target}; npm run blog -- list shows them all`);
    return FAILURE;
  }
  const address = articlePath(found.categorySlug, found.url);
  const redirect = named === undefined ? null : readRedirect(named);
  if (redirect === undefined || redirect === address) {
    printError('--redirect: must be a path of this site such as /pricing, and not the address itself');
    return FAILURE;
  }
  if (redirect !== null) await warnOfDeadEnd(redirect, parts);
  if (found.articleId === undefined) await redirectRemoved(database, { ...found, redirect });
  else await removeArticle({ database, clock }, { articleId: found.articleId, redirect });
  print(
    `removed    ${address}, which ${redirect === null ? 'says that it is gone' : `leads to ${redirect}`}`,
  );
  if (found.source !== undefined && existsSync(join(config.blogDir, found.source))) {
    print(
      `but        its file ${found.source} is still there; imports leave it out until npm run blog -- restore ${asArgument(found.source)}`,
    );
  }
  return SUCCESS;
}

async function findTarget(target: string, parts: OpenParts): Promise<Found | undefined> {
  const address = readAddress(target);
  if (address) {
    const { categorySlug, url } = address;
    const store = createBlogStore(parts);
    const standing = await store.findStanding(categorySlug, url);
    if (standing?.kind === 'article') {
      return { articleId: standing.id, source: standing.source, categorySlug, url };
    }
    return standing?.kind === 'removed' ? address : undefined;
  }
  return findByFile(target, parts);
}

async function findByFile(target: string, parts: OpenParts): Promise<Found | undefined> {
  const { database } = parts;
  const sources = sourcesNamed(target, parts);
  const article = await database
    .selectFrom('blog_articles')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id')
    .select(['blog_articles.id as articleId', 'blog_categories.slug as categorySlug', 'url', 'source'])
    .where('source', 'in', sources)
    .execute();
  return article.find(({ source }) => source === sources[0]) ?? article[0];
}

/** What a file may be called: from where the caller stands, or below the folder of the blog, as `list` shows it. */
export function sourcesNamed(target: string, { config, cwd }: Pick<OpenParts, 'config' | 'cwd'>): string[] {
  return [relative(config.blogDir, resolve(cwd, target)).split(sep).join('/'), target];
}

/** `/blog/news/one`, with or without its host. */
export function readAddress(target: string): { categorySlug: string; url: string } | undefined {
  const isAddress = /^(?:https?:\/\/|\/)/i.test(target) && URL.canParse(target, OWN_ORIGIN);
  if (!isAddress) return undefined;
  return readArticlePath(new URL(target, OWN_ORIGIN).pathname);
}

/** @returns the path as a header can carry it; `undefined` for what leads elsewhere */
function readRedirect(named: string): string | undefined {
  if (!/^\/(?![/\\])/.test(named)) return undefined;
  const url = URL.parse(named, OWN_ORIGIN);
  return url?.origin === OWN_ORIGIN ? url.pathname + url.search + url.hash : undefined;
}

async function warnOfDeadEnd(redirect: string, parts: OpenParts): Promise<void> {
  const { findStanding } = createBlogStore(parts);
  const now = parts.clock();
  const pages = await readSitePages(parts.config.siteDir);
  const link = { address: redirect, kind: 'link', line: 1 } as const;
  const origin = { isDraft: false, publishAt: now.toISOString() };
  const problems = await checkLinks([link], origin, { findStanding, pages, now });
  for (const { reason } of problems) parts.printError(`but ${reason}`);
}
