import { articlePath } from 'contract/site/addresses.ts';
import { decodePath, readArticlePath } from '../article-path.ts';
import type { ArticleStatus } from '../article-status.ts';
import { listIdsOf, readAnchor, TOP } from './markdown/anchors.ts';
import type { OwnLink } from './markdown/own-links.ts';
import { ID_PREFIX } from './markdown/sanitize-schema.ts';
import type { Problem } from './problem.ts';
import type { SitePages } from './site-pages.ts';

/** Targets that links are checked against. */
export interface LinkTargets {
  /** Absent where no site is built: then only links to articles are looked at. */
  pages?: SitePages | undefined;
  findArticleStatus: (categorySlug: string, url: string) => Promise<ArticleStatus | undefined>;
  now: Date;
}

/** A link's own article. */
interface Origin {
  isDraft: boolean;
  /** ISO 8601, UTC. */
  publishAt: string;
}

const OWN_ORIGIN = 'https://own.invalid';

/**
 * Finds links of an article that lead its readers nowhere on this site; all articles of the import are stored by now.
 */
export async function checkLinks(
  links: readonly OwnLink[],
  origin: Origin,
  targets: LinkTargets,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { address, kind, line } of links) {
    const reason = await findFault(address, kind, origin, targets);
    if (reason) problems.push({ line, reason });
  }
  return problems;
}

async function findFault(
  address: string,
  kind: OwnLink['kind'],
  origin: Origin,
  targets: LinkTargets,
): Promise<string | undefined> {
  const { pathname, hash } = new URL(address, OWN_ORIGIN);
  const name = readArticlePath(pathname);
  if (name && kind === 'link') {
    const status = await targets.findArticleStatus(name.categorySlug, name.url);
    return findFaultOfArticle(address, hash, status, origin, targets.now);
  }
  const { pages } = targets;
  if (!pages) return undefined;
  const path = [decodePath(pathname), pathname].find(pages.hasPath);
  if (path !== undefined) return kind === 'link' ? findFaultOfPart(address, hash, path, pages) : undefined;
  return kind === 'link'
    ? `the link to ${address} leads to no page of this site`
    : `the image ${address} is not on this site`;
}

/**
 * Fragment that names no part of a page: state that a page keeps in its address (`#employees=50`), or text that a
 * browser looks for.
 */
const NO_PART = /[=:]/;

async function findFaultOfPart(
  address: string,
  hash: string,
  path: string,
  { findIds }: SitePages,
): Promise<string | undefined> {
  const anchor = readAnchor(hash);
  if (TOP.includes(anchor) || NO_PART.test(anchor)) return undefined;
  const ids = await findIds(path);
  return !ids || ids.has(anchor) ? undefined : `the link to ${address} leads to no part of that page`;
}

function findFaultOfArticle(
  address: string,
  hash: string,
  status: ArticleStatus | undefined,
  origin: Origin,
  now: Date,
): string | undefined {
  if (!status) return `the link to ${address} leads to no article`;
  if (status.kind === 'moved') {
    const { categorySlug, url } = status;
    return `the link to ${address} leads to an old address; the article is now at ${articlePath(categorySlug, url)}`;
  }
  if (status.kind === 'removed') return `the link to ${address} leads to an article that was removed`;
  const { isDraft, publishAt, html } = status;
  if (isDraft && !origin.isDraft) return `the link to ${address} leads to a draft, which readers do not see`;
  const isEarly = publishAt > origin.publishAt && publishAt > now.toISOString();
  if (isEarly) return `the link to ${address} leads to an article that appears later, at ${publishAt}`;
  return findFaultOfAnchor(address, hash, html);
}

function findFaultOfAnchor(address: string, hash: string, html: string): string | undefined {
  if (hash === '') return undefined;
  const ids = listIdsOf(html);
  const anchor = readAnchor(hash);
  if (ids.has(anchor)) return undefined;
  const hint = ids.has(ID_PREFIX + anchor) ? `; its heading is #${ID_PREFIX}${anchor}` : '';
  return `the link to ${address} leads to no heading of that article${hint}`;
}
