import type { Content } from 'contract/content/kinds.ts';
import { memberAt } from 'contract/content/pages-off.ts';
import type { Moves } from 'contract/content/redirects.ts';
import { ALTERNATE_SUFFIX, alternatePath, pageOfAlternate } from 'contract/site/addresses.ts';
import { content } from '../../shared/content.ts';
import { type OnDemandAddress, readOnDemandAddress } from './on-demand-address.ts';
import { type AnswerableFile, isServed, type Site } from './site-files.ts';

/** Origin of a path while it is read. */
const HERE = 'https://here.invalid';
const NOTHING = ['unknown', 'gone'];

/** Facts of the words that decide what stands at an address. */
export type SiteWords = Pick<Content, 'moves' | 'pagesOff' | 'names'>;

/** Answer of the site to an address that the router does not know. */
export type SiteAnswer =
  | { kind: 'file'; path: string; file: AnswerableFile }
  | { kind: 'on-demand'; address: OnDemandAddress }
  /** `path` only where it is one of ours: another one is the visitor's text. */
  | { kind: 'redirect'; path?: string; status: 301 | 302 | 308; location: string }
  /** Nothing is there anymore. */
  | { kind: 'gone'; path: string }
  | { kind: 'unknown' };

/**
 * Finds what an address means: a file, a page written with a trailing slash, a path that lives on the
 * application host, or nothing. Every location is built from a path that we know, never from the request's own.
 */
export function findSiteAnswer(site: Site, url: string, words: SiteWords = content()): SiteAnswer {
  const { path, query } = splitAddress(url);
  const file = site.files.get(path);
  if (file && isServed(file, words)) return { kind: 'file', path, file };
  if (path.endsWith('/')) {
    const page = site.files.get(path.slice(0, -1));
    if (page?.isPage && isServed(page, words))
      return { kind: 'redirect', path, status: 308, location: page.path + query };
  }
  const other = findMove(words.moves, withoutSlash(path), query);
  if (other) return other;
  const moved = site.redirects.paths.find((known) => known === withoutSlash(path.toLowerCase()));
  if (moved)
    return { kind: 'redirect', path: moved, status: 302, location: site.redirects.origin + moved + query };
  return findOnDemand(site, rawPath(url), query, words);
}

/** Reports whether something is at an address of the site. */
export function isAt(site: Site, path: string, words: SiteWords): boolean {
  return !NOTHING.includes(findSiteAnswer(site, path, words).kind);
}

/** Finds where an address leads that has moved, or that it is gone. The Markdown of a page goes along. */
function findMove(moves: Moves, path: string, query: string): SiteAnswer | undefined {
  const isAlternate = path.endsWith(ALTERNATE_SUFFIX) && !moves.has(path);
  const address = isAlternate ? pageOfAlternate(path) : path;
  if (!moves.has(address)) return undefined;
  const target = URL.parse(moves.get(address) ?? '', HERE);
  if (moves.get(address) === undefined || !target) return { kind: 'gone', path };
  const { pathname, search, hash, origin } = target;
  const all = search && query.length > 1 ? `${search}&${query.slice(1)}` : search || query;
  const move = { kind: 'redirect', path, status: 301 } as const;
  if (origin !== HERE) return { ...move, location: origin + pathname + all + hash };
  return { ...move, location: isAlternate ? alternatePath(pathname) + all : pathname + all + hash };
}

/** A page has one address: requests with another spelling are redirected to it, and the query is kept. */
function findOnDemand({ onDemand }: Site, path: string, query: string, words: SiteWords): SiteAnswer {
  const address = readOnDemandAddress(onDemand, withoutSlash(path), query);
  if (!address || isWithoutDocument(address.path, words)) return { kind: 'unknown' };
  if (address.path === path) return { kind: 'on-demand', address };
  return { kind: 'redirect', status: 308, location: address.path + query };
}

/** Reports whether an address would be that of a document, and no document has its name. */
function isWithoutDocument(path: string, { names }: SiteWords): boolean {
  const name = memberAt(path.endsWith(ALTERNATE_SUFFIX) ? pageOfAlternate(path) : path);
  return name !== undefined && !names.includes(name);
}

function rawPath(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** Path and query of a request's address, which is ASCII; the query keeps its question mark. */
export function splitAddress(url: string): { path: string; query: string } {
  const path = rawPath(url);
  return { path: decodePath(path), query: url.slice(path.length) };
}

function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
