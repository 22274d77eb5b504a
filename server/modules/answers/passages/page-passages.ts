import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type AnswerableFile, isServed, type Site } from '../../site/site.queries.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { yieldInSlices } from './yield-in-slices.ts';

/** Keeps the passages of the pages in an index: of a change, only the pages that were drawn again are read. */
export class PagePassages {
  readonly #index: PassageIndex;
  readonly #site: Pick<Site, 'files'>;
  readonly #log: Pick<Logger, 'warn'>;
  /** Pages that were read, by path. */
  readonly #read = new Map<string, { body: Buffer; passages: readonly Passage[] }>();
  #shown: ReadonlySet<Passage> = new Set();

  constructor(index: PassageIndex, site: Pick<Site, 'files'>, log: Pick<Logger, 'warn'>) {
    this.#index = index;
    this.#site = site;
    this.#log = log;
  }

  /**
   * Brings the index up to date, in slices beside everything else. A search meanwhile finds what was, what is, or both.
   */
  async update(): Promise<void> {
    for (const file of this.#site.files.values()) {
      const before = this.#read.get(file.path);
      const { body } = file.identity;
      if (!isServed(file)) this.#read.delete(file.path);
      if (!file.isPage || !isServed(file) || (before && before.body === body)) continue;
      await nextTurn();
      this.#read.set(file.path, { body, passages: keepEqual(before?.passages, await this.#readPage(file)) });
    }
    const rest = yieldInSlices();
    const shown = await this.#withoutRepeats(rest);
    for (const passage of shown) {
      if (!this.#shown.has(passage)) this.#index.add(passage);
      await rest();
    }
    for (const passage of this.#shown) {
      if (!shown.has(passage)) this.#index.remove(passage);
      await rest();
    }
    this.#shown = shown;
  }

  /** Leaves out what an earlier page says as well. */
  async #withoutRepeats(rest: () => Promise<void>): Promise<Set<Passage>> {
    const said = new Set<string>();
    const first = new Set<Passage>();
    for (const { passages } of this.#read.values()) {
      for (const passage of passages) {
        const key = JSON.stringify([passage.heading, passage.statements]);
        if (!said.has(key)) first.add(passage);
        said.add(key);
        await rest();
      }
    }
    return first;
  }

  /** One that cannot be read has no passages: the others still answer. */
  async #readPage({ path, identity }: AnswerableFile): Promise<Passage[]> {
    // The parsers come by themselves, so that loading is done in pieces too.
    const { readPage } = await import('./read-page.ts');
    try {
      return readPage(path, identity.body.toString('utf8'));
    } catch (err) {
      this.#log.warn({ err, path }, 'a page could not be indexed for search');
      return [];
    }
  }
}

/** The passages of a page as they are now: those that say what they said before stay the same objects. */
function keepEqual(before: readonly Passage[] = [], now: readonly Passage[]): Passage[] {
  const known = new Map(before.map((passage) => [JSON.stringify(passage), passage]));
  return now.map((passage) => known.get(JSON.stringify(passage)) ?? passage);
}
