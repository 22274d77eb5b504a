import type { AnswerableFile, OnDemandRoutes, Site } from './site-files.ts';

/** What the site does with an address that the router does not know. */
export type SiteAnswer =
  | { kind: 'file'; path: string; file: AnswerableFile }
  /** `target` is path and query for the renderer: what makes no difference to it is left out. */
  | { kind: 'on-demand'; path: string; target: string }
  | { kind: 'redirect'; path: string; status: 302 | 308; location: string }
  | { kind: 'unknown' };

/**
 * Finds what an address means: a file, a page written with a trailing slash, a path that lives on the
 * application host, or nothing. Every location is built from a path that we know, never from the request's own.
 */
export function findSiteAnswer(site: Site, url: string): SiteAnswer {
  const { path, query } = splitAddress(url);
  const file = site.files.get(path);
  if (file) return { kind: 'file', path, file };
  if (path.endsWith('/')) {
    const page = site.files.get(path.slice(0, -1));
    if (page?.isPage) return { kind: 'redirect', path, status: 308, location: page.path + query };
  }
  const moved = site.redirects.paths.find((known) => known === withoutSlash(path.toLowerCase()));
  if (moved)
    return { kind: 'redirect', path: moved, status: 302, location: site.redirects.origin + moved + query };
  return findOnDemand(site.onDemand, rawPath(url), query) ?? { kind: 'unknown' };
}

/** Renders are kept by their target, so a query in another order or with more in it must not make another. */
function findOnDemand(
  routes: OnDemandRoutes | undefined,
  path: string,
  query: string,
): SiteAnswer | undefined {
  const matches = (candidate: string) => routes?.patterns.some((pattern) => pattern.test(candidate));
  if (routes && matches(path)) {
    return { kind: 'on-demand', path, target: path + knownParameters(query, routes.parameters) };
  }
  const withoutEnd = withoutSlash(path);
  if (withoutEnd === path || !matches(withoutEnd)) return undefined;
  return { kind: 'redirect', path, status: 308, location: withoutEnd + query };
}

function knownParameters(query: string, names: readonly string[]): string {
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name);
    if (value) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : '';
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
