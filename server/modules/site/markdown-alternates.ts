import { alternatePath, pageOfAlternate } from 'contract/site/addresses.ts';
import type { SiteFile } from 'contract/site/site-manifest.ts';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { LONGEST_ACCEPT } from '../../plugins/http/content-coding.ts';
import type { Described } from './variants.ts';

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';
const JSON_TYPE = 'application/json';
/** Browsers' are shorter. */
const LONGEST_REMEMBERED = 200;

const remembered = new LRUCache<string, string>({ max: 500 });

/** Reports whether a page is rather wanted as Markdown. */
export function prefersMarkdown(accept: string | undefined): boolean {
  return preferred(accept) === MARKDOWN;
}

/** Reports whether a program asks for JSON, which no page is. */
export function prefersJson(accept: string | undefined): boolean {
  return preferred(accept) === JSON_TYPE;
}

/**
 * Chooses by the weights of an `Accept` (RFC 9110, 12.5.1); of equal ones the more exact counts, then the first. Few
 * different headers exist in the world, so the answers are kept.
 */
function preferred(accept: string | undefined): string | undefined {
  if (accept === undefined || accept.length > LONGEST_ACCEPT) return undefined;
  const known = remembered.get(accept);
  if (known !== undefined) return known;
  const [first = HTML] = new Negotiator({ headers: { accept } }).mediaTypes([HTML, MARKDOWN, JSON_TYPE]);
  if (accept.length <= LONGEST_REMEMBERED) remembered.set(accept, first);
  return first;
}

export function isMarkdown(contentType: string): boolean {
  return contentType.startsWith(MARKDOWN);
}

/** Headers of the build's pages and their alternates: decision 024. */
export class AlternateHeaders {
  readonly #paths: ReadonlySet<string>;
  readonly #origin: string;

  constructor(files: readonly SiteFile[], origin: string) {
    this.#paths = new Set(files.map(({ path }) => path));
    this.#origin = origin;
  }

  of({ path, contentType }: SiteFile): Pick<Described, 'varies' | 'headers'> {
    if (isMarkdown(contentType)) return describeAlternate(path, this.#origin);
    return { varies: this.#paths.has(alternatePath(path)) ? ['accept'] : [] };
  }
}

/**
 * Describes an alternate, at its own address and at that of its page: which of the two search engines should list.
 * @param target its own address, with its query
 * @param origin under which visitors see the site
 */
export function describeAlternate(target: string, origin: string): Pick<Described, 'varies' | 'headers'> {
  return {
    varies: ['accept'],
    headers: {
      'content-location': target,
      link: `<${new URL(pageOfAlternate(target), origin).href}>; rel="canonical"`,
    },
  };
}
