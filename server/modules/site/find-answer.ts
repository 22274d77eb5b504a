import { type OnDemandAddress, readOnDemandAddress } from './on-demand-address.ts';
import type { AnswerableFile, Site } from './site-files.ts';

/** Answer of the site to an address that the router does not know. */
export type SiteAnswer =
  | { kind: 'file'; path: string; file: AnswerableFile }
  | { kind: 'on-demand'; address: OnDemandAddress }
  /** `path` only where it is one of ours: another one is the visitor's text. */
  | { kind: 'redirect'; path?: string; status: 302 | 308; location: string }
  | { kind: 'unknown' };

/**
 * Finds what an address means: a file, a page written with a trailing slash, a path that lives on the
 * application host, or nothing. Every location is built from a path that we know, never from the request's own.
 */
export function findSiteAnswer(site: Site, url: string): SiteAnswer {
  const { path, query } = splitAddress(url);
  const file = site.files.get(path);
  if (file && !file.isHidden) return { kind: 'file', path, file };
  if (path.endsWith('/')) {
    const page = site.files.get(path.slice(0, -1));
    if (page?.isPage && !page.isHidden)
      return { kind: 'redirect', path, status: 308, location: page.path + query };
  }
  const { pages = {} } = site.redirects;
  const other = Object.hasOwn(pages, withoutSlash(path)) ? pages[withoutSlash(path)] : undefined;
  if (other) return { kind: 'redirect', path: withoutSlash(path), status: 302, location: other };
  const moved = site.redirects.paths.find((known) => known === withoutSlash(path.toLowerCase()));
  if (moved)
    return { kind: 'redirect', path: moved, status: 302, location: site.redirects.origin + moved + query };
  return findOnDemand(site, rawPath(url), query);
}

/** A page has one address: requests with another spelling are redirected to it, and the query is kept. */
function findOnDemand({ onDemand }: Site, path: string, query: string): SiteAnswer {
  const address = readOnDemandAddress(onDemand, withoutSlash(path), query);
  if (!address) return { kind: 'unknown' };
  if (address.path === path) return { kind: 'on-demand', address };
  return { kind: 'redirect', status: 308, location: address.path + query };
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
