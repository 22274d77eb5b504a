import type { OnDemandRoute } from './site-files.ts';

/** Meaning of an address of a page rendered on demand. */
export interface OnDemandAddress {
  /** The one spelling of its path, as links have it (`articlePath`). */
  path: string;
  /** Path and query for the renderer: two addresses of one page have one target. */
  target: string;
  /** The same with what one reader may see before all others. */
  previewTarget?: string;
  /** It is made for a visitor's own words. */
  isSearch: boolean;
  /** The same address has it as Markdown too. */
  hasAlternate?: boolean;
}

/** A category of 100 letters of three bytes and the longest `url` make 1 KB, a search of 200 of them 2 KB. */
const LONGEST_TARGET = 4_096;
/** No name of ours has one of these, and Astro would not get them as they were meant. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are among what is refused
const NEVER_IN_A_NAME = /[/?#%\\\u0000-\u001f\u007f]|^\.{0,2}$/;

/**
 * Reads an address, however it is spelled; `undefined` where no page can be.
 * @param path as it was asked for, without a slash at its end
 * @param query with its question mark, or empty
 */
export function readOnDemandAddress(
  routes: readonly OnDemandRoute[],
  path: string,
  query: string,
): OnDemandAddress | undefined {
  if (path.length > LONGEST_TARGET) return undefined;
  const names = readNames(path);
  if (!names) return undefined;
  // Astro reads a path with `decodeURI`, which leaves `%26` as it is: to get an `&`, it must be given one.
  const targetPath = join(names.map(encodeURI));
  const route = routes.find(({ pattern }) => pattern.test(targetPath));
  if (!route) return undefined;
  const asked = new URLSearchParams(query);
  const target = targetPath + queryOf(asked, route.parameters);
  if (target.length > LONGEST_TARGET) return undefined;
  const { search, preview } = route;
  const previewQuery = preview === undefined ? '' : queryOf(asked, [...route.parameters, preview]);
  const previewTarget = targetPath + previewQuery;
  const isPreview = preview !== undefined && asked.get(preview) && previewTarget.length <= LONGEST_TARGET;
  return {
    path: join(names.map(encodeURIComponent)),
    target,
    ...(isPreview ? { previewTarget } : {}),
    isSearch: search !== undefined && Boolean(asked.get(search)),
    ...(route.hasAlternate ? { hasAlternate: true } : {}),
  };
}

/** The parts between the slashes, as they are meant. */
function readNames(path: string): string[] | undefined {
  try {
    const names = path.slice(1).split('/').map(decodeURIComponent);
    return names.some((name) => NEVER_IN_A_NAME.test(name)) ? undefined : names;
  } catch {
    return undefined;
  }
}

/**
 * Returns the query. Of a name that is given twice, the first value counts; in one order, since pages are kept by it.
 */
function queryOf(asked: URLSearchParams, names: readonly string[]): string {
  const read = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name);
    if (value) read.set(name, value);
  }
  return read.size > 0 ? `?${read}` : '';
}

function join(names: readonly string[]): string {
  return `/${names.join('/')}`;
}
