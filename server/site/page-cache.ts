import { Overloaded } from '../web/errors.ts';
import type { AnswerableFile } from './site-files.ts';

/** What was rendered for an address. */
export interface RenderedPage {
  status: number;
  file: AnswerableFile;
  /** Headers beside those of the file, names and values in turn. */
  headers: readonly string[];
  /** Whether everybody who asks may be given the same: a preview is for one reader. */
  isShared: boolean;
}

/** @param target path and query */
export type RenderPage = (target: string) => Promise<RenderedPage>;

interface PageCache {
  render: RenderPage;
  /** Changes whenever a page could look different. */
  findRevision: () => Promise<string>;
  mostBytes?: number;
  mostUnderWay?: number;
}

/**
 * Keeps what was rendered until the revision changes; several who ask for the same page at once wait for one
 * rendering. While the revision cannot be found, because the database does not answer, readers get what is kept.
 * @throws {Overloaded} when too many renderings are under way already
 */
export function keepPages(options: PageCache): RenderPage {
  const { render, findRevision, mostBytes = 32_000_000, mostUnderWay = 50 } = options;
  /** The page that was asked for longest ago comes first. */
  const kept = new Map<string, RenderedPage>();
  let keptBytes = 0;
  let keptRevision: string | undefined;
  const underWay = new Map<string, Promise<RenderedPage>>();

  return async (target) => {
    const revision = await findRevision().catch((error: unknown) => {
      if (!kept.has(target)) throw error;
      return keptRevision;
    });
    if (revision !== keptRevision) forgetAll(revision);
    const known = kept.get(target);
    if (known) {
      kept.delete(target);
      kept.set(target, known);
      return known;
    }
    return underWay.get(keyOf(target)) ?? start(target);
  };

  async function start(target: string): Promise<RenderedPage> {
    if (underWay.size >= mostUnderWay) throw new Overloaded();
    const key = keyOf(target);
    const revision = keptRevision;
    const rendering = render(target);
    underWay.set(key, rendering);
    try {
      const page = await rendering;
      if (page.isShared && revision === keptRevision) keep(target, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  /** A rendering for an older revision must not answer for the newer one. */
  function keyOf(target: string): string {
    return `${keptRevision} ${target}`;
  }

  function keep(target: string, page: RenderedPage): void {
    kept.set(target, page);
    keptBytes += bytesOf(page);
    for (const [oldest, old] of kept) {
      if (keptBytes <= mostBytes) break;
      keptBytes -= bytesOf(old);
      kept.delete(oldest);
    }
  }

  function forgetAll(revision: string | undefined): void {
    kept.clear();
    keptBytes = 0;
    keptRevision = revision;
  }
}

function bytesOf({ file }: RenderedPage): number {
  return Object.values(file.variants).reduce((sum, { body }) => sum + body.length, 0);
}

/**
 * Asks at most once in so many milliseconds: a page is asked for far more often than the blog changes, and
 * readers see a change within a second in any case.
 * @param now a clock that never goes back, in milliseconds
 */
export function askSeldom<T>(
  ask: () => Promise<T>,
  everyMs: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (last && now() - last.at < everyMs) return last.answer;
    const answer = ask();
    const asked = { at: now(), answer };
    last = asked;
    answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return answer;
  };
}
