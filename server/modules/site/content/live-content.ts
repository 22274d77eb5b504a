import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeProblem } from 'content/read-content.ts';
import type { Announcement } from 'contract/content/announcement.ts';
import { type Content, KINDS, type Kind, type Texts } from 'contract/content/kinds.ts';
import { documentIn } from 'contract/content/text-address.ts';
import type { StatedSettings } from 'contract/site/site-locals.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { content, contentAt, replaceTexts } from '../../../shared/content.ts';
import { runRegularly } from '../../../shared/run-regularly.ts';
import { findSet } from './drafts.store.ts';
import { findTextsRevision, hashOfText, type ListedText, listTexts, withChanges } from './texts.store.ts';

/** The documents are written in it. */
export const LANGUAGE = 'en';
const ANNOUNCED = 'announcement#text';
/** Time between two looks: a page shows a changed text within 2 s, which leaves a second to draw it. */
const LOOK_MS = 1_000;

interface LiveContentParts {
  database: Database;
  logger: Pick<Logger, 'warn'>;
  /**
   * Called with the words that count from now on. The log then lists which stored texts are wrong, and which are to be
   * reviewed.
   */
  onChange?: (words: Content) => void;
  /** Reports whether an announcement is shown at this moment; without it, at any. */
  isShownNow?: (announcement: Announcement) => boolean;
}

/** Keeps the words of this thread as the database has them. */
export async function openLiveContent({
  database,
  logger,
  onChange,
  isShownNow = () => true,
}: LiveContentParts): Promise<{ refresh: () => Promise<void>; stop: () => Promise<void> }> {
  let last = 0;
  let rows: readonly ListedText[] = [];
  let [announcement] = content().list('announcement');
  let wasShown = Boolean(announcement?.text);

  async function refresh(): Promise<void> {
    const revision = await findTextsRevision(database);
    const isOther = revision !== last;
    if (isOther) rows = await listTexts(database, LANGUAGE);
    const texts = new Map(rows.map(({ address, value }) => [address, value]));
    if (isOther) [announcement] = content().withTexts(texts).list('announcement');
    const isShown = Boolean(announcement?.text && isShownNow(announcement));
    if (!isOther && isShown === wasShown) return;
    last = revision;
    wasShown = isShown;
    replaceTexts(isShown ? texts : withoutAnnouncement(texts));
    if (!onChange) return;
    const words = content();
    onChange(words);
    logProblems(rows, words, logger).catch((err) =>
      logger.warn({ err }, 'the stored texts could not be checked'),
    );
  }

  await refresh();
  const stop = runRegularly(refresh, LOOK_MS, (err) =>
    logger.warn({ err }, 'the texts of the site could not be read'),
  );
  return { refresh, stop };
}

/** Returns texts without an announcement: those of all pages stay as they were before there was one. */
export function withoutAnnouncement(texts: Texts): Texts {
  const others = [...texts].filter(([address]) => documentIn(address) !== 'announcement');
  return new Map(content().findDefault(ANNOUNCED) ? [...others, [ANNOUNCED, '']] : others);
}

async function logProblems(
  rows: readonly StoredReplacement[],
  words: Content,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  // In pieces: to read all of them takes long.
  for (const kind of Object.keys(KINDS) as Kind[]) {
    await nextTurn();
    words.list(kind);
  }
  const problems = words.findProblems().map(describeProblem);
  if (problems.length > 0) logger.warn({ problems }, 'texts of the site are wrong, and were left out');
  const addresses = toReview(rows, words.findDefault);
  if (addresses.length > 0) {
    logger.warn(
      { addresses },
      `${addresses.length} stored ${addresses.length === 1 ? 'text stands' : 'texts stand'} for a default that has changed: review them`,
    );
  }
}

/** A stored text. */
interface StoredReplacement {
  address: string;
  /** Hash of the text that it replaced. */
  replacedHash: string;
}

/**
 * Returns the addresses of texts that a person looks at again, since the default has changed that each of them
 * replaced. They keep counting.
 * @param findDefault what the document has at an address; `undefined` where it has nothing to replace
 */
export function toReview(
  rows: readonly StoredReplacement[],
  findDefault: (address: string) => string | undefined,
): string[] {
  return rows
    .filter(({ address, replacedHash }) => {
      const text = findDefault(address);
      return text !== undefined && hashOfText(text) !== replacedHash;
    })
    .map(({ address }) => address);
}

/** Returns the texts that stand in place of those of the documents, by address. */
export async function currentTexts(database: Kysely<Tables>): Promise<Map<string, string>> {
  return new Map((await listTexts(database, LANGUAGE)).map(({ address, value }) => [address, value]));
}

/** Returns the words as they would be with a set published. @param id none where the set has no text yet */
export async function wordsWithSet(
  database: Kysely<Tables>,
  stated: StatedSettings,
  id: string | undefined,
): Promise<Content> {
  const found = id === undefined ? undefined : await findSet(database, id);
  return contentAt(stated).withTexts(withChanges(await currentTexts(database), found?.drafts ?? []));
}
