import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Coding } from '../../plugins/http/content-coding.ts';
import { NotFound } from '../../shared/errors.ts';
import type { RenderedPage } from './rendered-page.ts';
import { asStaleIfError } from './stale-if-error.ts';

export interface PageRequest {
  /** Path and query; one for each page (`OnDemandAddress`). */
  target: string;
  /** Hardly anyone will ask for the same again. */
  isSearch: boolean;
  /** The same address has it as Markdown too. */
  hasAlternate?: boolean;
  /** The coding that this reader likes best: what is hardly asked for again is made in no other. All, if missing. */
  coding?: Coding;
  /** Network of the reader for fair turns: an IPv4 address, or the part of an IPv6 address that one customer has. */
  network: string;
}

export type FindPage = (request: PageRequest) => Promise<RenderedPage>;

/** The state of what pages show. */
export interface Revision {
  /** Changes whenever a page could look different. */
  id: string;
  /** Changes whenever something was withdrawn from readers: what was rendered before must not be seen again. */
  withdrawals: string;
}

interface PageCache {
  render: FindPage;
  findRevision: () => Promise<Revision>;
  /** Called with the reason why a page that is out of date was answered. */
  onOutdated?: (reason: unknown) => void;
  mostBytes?: number;
  mostPages?: number;
  /** Time that a page that is kept waits for the revision before it is answered as it is. */
  timeoutMs?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

interface CachedPage {
  page: RenderedPage;
  /** `Revision.id` for which it was rendered. */
  revision: string;
  renderedAt: number;
}

/** Reader and reload, back and forth; not the rest of the day. */
const SEARCH_TTL_MS = 10_000;
/** Headers, maps and objects of a page, measured: 4.6 KB beside bodies and address. */
const BYTES_PER_PAGE = 5_000;
const CACHED_STATUSES = [200, 301, 410];

/**
 * Keeps rendered pages and answers with them until the revision changes; concurrent requests for the same page wait for
 * one rendering. Only pages that exist are kept, since the addresses that don't exist are without number. While the
 * database doesn't answer, so that a page can't be rendered again or may be out of date, its last version is sent and
 * marked (`asStaleIfError`), unless the page was withdrawn.
 */
export function keepPages(options: PageCache): FindPage {
  const { render, findRevision, onOutdated, mostBytes = 32_000_000, mostPages = 2_000 } = options;
  const { timeoutMs = 200, now = () => performance.now() } = options;
  const cache = new LRUCache<string, CachedPage>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: weigh,
    // Else it looks at the clock once in a real millisecond, whatever clock it was given.
    ttlResolution: 0,
    perf: { now },
  });
  let current: Revision | undefined;
  const underWay = new Map<string, Promise<RenderedPage>>();
  const withTimeout = waitAtMost(timeoutMs);

  return async (request) => {
    const { target } = request;
    const revision = cache.has(target) ? await withTimeout(findRevision(), undefined) : await findRevision();
    if (!revision) return lastKnown(target) ?? start(request);
    if (revision.withdrawals !== current?.withdrawals) cache.clear();
    current = revision;
    const known = cache.get(target);
    if (known?.revision === revision.id) return known.page;
    try {
      return await (underWay.get(keyOf(target)) ?? start(request));
    } catch (error) {
      const page = error instanceof NotFound ? undefined : lastKnown(target);
      if (!page) throw error;
      onOutdated?.(error);
      return page;
    }
  };

  async function start(request: PageRequest): Promise<RenderedPage> {
    const { target, isSearch } = request;
    const key = keyOf(target);
    const revision = current;
    const rendering = render(request);
    underWay.set(key, rendering);
    try {
      const page = await rendering;
      if (!revision || revision.id !== current?.id) return page;
      if (isForAll(page)) {
        const entry = { page, revision: revision.id, renderedAt: now() };
        cache.set(target, entry, isSearch ? { ttl: SEARCH_TTL_MS } : {});
      } else {
        cache.delete(target);
      }
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  function lastKnown(target: string): RenderedPage | undefined {
    const known = cache.get(target);
    return known && asStaleIfError(known.page, now() - known.renderedAt);
  }

  /** A rendering for an older revision must not answer for the newer one. */
  function keyOf(target: string): string {
    return `${current?.id} ${target}`;
  }
}

/** Reports whether a page is one of ours, redirects to one, or was one, and looks the same to every visitor. */
export function isForAll({ status, isShared }: RenderedPage): boolean {
  return isShared && CACHED_STATUSES.includes(status);
}

/** Returns the size of a page and its address in memory, in bytes. */
function weigh({ page: { file } }: CachedPage, target: string): number {
  const bodies = Object.values(file.variants).map(({ body, text = '' }) => body.length + text.length);
  return bodies.reduce((sum, bytes) => sum + bytes, 2 * target.length + BYTES_PER_PAGE);
}

/**
 * Waits for an answer, but not long: all callers that wait for the same answer time out together, since the last
 * of them has no reason to start again.
 */
function waitAtMost(timeoutMs: number) {
  let waiting:
    | { answer: Promise<unknown>; isOpen: boolean; over: Promise<void>; isOver: boolean }
    | undefined;

  function beginWaiting(answer: Promise<unknown>) {
    const begun = { answer, isOpen: true, over: delay(timeoutMs, undefined, { ref: false }), isOver: false };
    const close = () => {
      begun.isOpen = false;
    };
    answer.then(close, close);
    begun.over.then(() => {
      begun.isOver = true;
    });
    return begun;
  }

  return async <T, U>(answer: Promise<T>, otherwise: U): Promise<T | U> => {
    if (waiting?.answer !== answer) waiting = beginWaiting(answer);
    if (waiting.isOpen && waiting.isOver) return otherwise;
    const known = answer.catch(() => otherwise);
    return waiting.isOpen ? Promise.race([known, waiting.over.then(() => otherwise)]) : known;
  };
}
