import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BlogArticle } from 'contract/blog/blog.ts';
import type { BlogReader } from 'contract/site/site-locals.ts';
import type { Logger } from 'pino';
import { askSeldom } from '../../ask-seldom.ts';
import type { Site } from '../../site/site-files.ts';
import type { Passage } from './passage.ts';
import { type Findings, PassageIndex } from './passage-index.ts';
import { type Asked, seekWords } from './sought-words.ts';

export interface PassageSources {
  site: Pick<Site, 'files'>;
  blog: Pick<BlogReader, 'listWholeArticles'> & { findRevision(): Promise<string> };
  log: Pick<Logger, 'warn'>;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/** What the site says, to be found by words. */
export interface Passages {
  /** Passages for a question, the best first; one that goes on about the last ones is completed from the history. */
  find(question: Asked, limit: number): Promise<Findings>;
}

/** Readers of an article may wait so long until it can be asked about. */
const REVISION_EVERY_MS = 1_000;
const MOST_ARTICLES = 2_000;
/** Longest work in one piece, since visitors wait for it. */
const SLICE_MS = 5;
/** The parsers come by themselves, so that loading is done in pieces too. */
const loadReaders = () => import('./read-page.ts');

/**
 * Reads site and blog with the first question, and the blog again whenever it has changed; in slices, beside everything
 * else. While the blog cannot be read, what was read last is searched.
 */
export function openPassages({ site, blog, log, now }: PassageSources): Passages {
  let pages: Promise<Passage[]> | undefined;
  const findRevision = askSeldom(() => blog.findRevision(), REVISION_EVERY_MS, { now });
  let read = new Map<string, { article: BlogArticle; passages: Passage[] }>();
  let latest: { revision: string; index: Promise<PassageIndex> } | undefined;
  /** Of the last revision that could be read; before the first one, of the pages alone. */
  let readable: PassageIndex | undefined;

  return {
    async find(question, limit) {
      const index = await currentIndex();
      return index.find(seekWords(question), limit);
    },
  };

  async function currentIndex(): Promise<PassageIndex> {
    try {
      const revision = await findRevision();
      if (latest?.revision !== revision) latest = { revision, index: startReading() };
      readable = await latest.index;
    } catch (err) {
      log.warn({ err }, 'the articles could not be read for answers');
      readable ??= await indexOf(await readPages());
    }
    return readable;
  }

  function readPages(): Promise<Passage[]> {
    pages ??= readSite(site, log);
    return pages;
  }

  /** What fails is tried again with the next question. */
  function startReading(): Promise<PassageIndex> {
    const index = buildIndex();
    index.catch(() => {
      if (latest?.index === index) latest = undefined;
    });
    return index;
  }

  async function buildIndex(): Promise<PassageIndex> {
    const { readArticle } = await loadReaders();
    const articles = await blog.listWholeArticles({ limit: MOST_ARTICLES });
    const rest = restInSlices();
    const before = read;
    read = new Map();
    for (const article of articles) {
      const same = before.get(article.id);
      const passages = same && isUnchanged(same.article, article) ? same.passages : readArticle(article);
      read.set(article.id, { article, passages });
      await rest();
    }
    return indexOf([...(await readPages()), ...[...read.values()].flatMap(({ passages }) => passages)]);
  }
}

function isUnchanged(before: BlogArticle, after: BlogArticle): boolean {
  const isSameText = before.subject === after.subject && before.content === after.content;
  return (
    isSameText && before.url === after.url && before.category.categorySlug === after.category.categorySlug
  );
}

/** A page that cannot be read is left out: the others still answer. */
async function readSite({ files }: Pick<Site, 'files'>, log: Pick<Logger, 'warn'>): Promise<Passage[]> {
  const { readPage } = await loadReaders();
  const passages: Passage[] = [];
  for (const { path, isPage, identity } of files.values()) {
    if (!isPage) continue;
    await nextTurn();
    try {
      passages.push(...readPage(path, identity.body.toString('utf8')));
    } catch (err) {
      log.warn({ err, path }, 'a page could not be read for answers');
    }
  }
  return withoutRepeats(passages);
}

/** What stands on many pages alike counts for the first one. */
function withoutRepeats(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ heading, statements }) => {
    const key = JSON.stringify([heading, statements]);
    return !seen.has(key) && seen.add(key);
  });
}

async function indexOf(passages: readonly Passage[]): Promise<PassageIndex> {
  const index = new PassageIndex();
  const rest = restInSlices();
  for (const passage of passages) {
    index.add(passage);
    await rest();
  }
  return index;
}

/** Lets everything else run whenever a slice is full. */
function restInSlices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
