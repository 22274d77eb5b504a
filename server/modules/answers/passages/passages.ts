import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { onWords } from '../../../shared/content.ts';
import { memoizeTtl } from '../../../shared/memoize-ttl.ts';
import { runNewest } from '../../../shared/run-newest.ts';
import type { WatchedMap } from '../../../shared/watched-map.ts';
import type { AnswerableFile, Site } from '../../site/site.queries.ts';
import { ArticlePassages, type FollowedArticles } from './article-passages.ts';
import { PagePassages } from './page-passages.ts';
import { type Findings, PassageIndex } from './passage-index.ts';
import { type Asked, readQueryTerms } from './query-terms.ts';

/** A site whose pages are replaced as they are drawn again. */
export interface ServedSite extends Site {
  files: WatchedMap<string, AnswerableFile>;
}

export interface PassageSources {
  site: Pick<Site, 'files'> | Pick<ServedSite, 'files'>;
  blog: FollowedArticles & { findRevision(): Promise<string> };
  log: Pick<Logger, 'warn'>;
  /** Ends the reading of articles. */
  signal?: AbortSignal;
  /** Time that a question waits for articles that are being read, in place of the usual. */
  timeoutMs?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/** Passages of the site, found by words. */
export interface Passages {
  /** Passages for a question, the best first; one that goes on about the last ones is completed from the history. */
  find(question: Asked, limit: number): Promise<Findings>;
  /** Reads what is searched, beside everything else: questions will come. Never rejects. */
  prepare(): Promise<void>;
}

/** Readers of an article may wait so long until it can be asked about. */
const REVISION_EVERY_MS = 1_000;
/** One changed article is read within it; a whole blog is not, and no question waits for that. */
const TIMEOUT_MS = 1_000;
/** A change of a word draws pages one after the other: those of a moment are read together. */
const PAGES_EVERY_MS = 200;
/** Wait before there is anything to answer from. Far below the time after which a silent connection is cut. */
const FIRST_TIMEOUT_MS = 10_000;

/**
 * Reads site and blog when they are first needed, and of both what has changed since. Questions that come while the
 * blog is being read are answered from what is known of it, and those that come while a page is read again from the
 * older one: only the first reading of the pages is waited for.
 */
export function openPassages(sources: PassageSources): Passages {
  const { site, blog, log, now } = sources;
  const { signal = new AbortController().signal } = sources;
  const index = new PassageIndex();
  const articles = new ArticlePassages(index, blog, log);
  const drawn = new PagePassages(index, site, log);
  const findRevision = memoizeTtl(() => blog.findRevision(), REVISION_EVERY_MS, { now });
  let pages: Promise<void> | undefined;
  let shownRevision: string | undefined;
  let following: { done: Promise<void>; timeout: Promise<void> } | undefined;

  /** Reads the pages; after a failure it tries again with the next question. */
  function readPages(): Promise<void> {
    pages ??= drawn.update().catch((error) => {
      pages = undefined;
      throw error;
    });
    return pages;
  }

  const readDrawn = runNewest(async () => {
    await delay(PAGES_EVERY_MS, undefined, { ref: false });
    try {
      await pages;
      if (!signal.aborted) await drawn.update();
    } catch (err) {
      log.warn({ err }, 'the pages that were drawn again could not be indexed for search');
    }
  });
  if ('onSet' in site.files) {
    site.files.onSet((path) => {
      if (pages && site.files.get(path)?.isPage) void readDrawn();
    }, signal);
    // They may switch a page off.
    onWords(() => void (pages && readDrawn()), signal);
  }

  async function followBlog(): Promise<void> {
    try {
      const revision = await findRevision();
      if (revision === shownRevision) return;
      await articles.update(signal);
      shownRevision = revision;
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'the articles could not be indexed for search');
    } finally {
      following = undefined;
    }
  }

  /** All who come while the blog is read time out together, since the last of them has no reason to wait longer. */
  function follow(): NonNullable<typeof following> {
    const usual = shownRevision === undefined ? FIRST_TIMEOUT_MS : TIMEOUT_MS;
    const timeout = () => delay(sources.timeoutMs ?? usual, undefined, { ref: false });
    following ??= { done: followBlog(), timeout: timeout() };
    return following;
  }

  return {
    async find(question, limit) {
      await readPages();
      const { done, timeout } = follow();
      await Promise.race([done, timeout]);
      return index.find(readQueryTerms(question), limit, question.content);
    },

    async prepare() {
      try {
        await readPages();
        await follow().done;
      } catch (err) {
        log.warn({ err }, 'the pages could not be indexed for search');
      }
    },
  };
}
