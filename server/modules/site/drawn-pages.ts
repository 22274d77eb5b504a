import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashWords, recordReads } from 'content/recorded-reads.ts';
import { KINDS, type Kind, type Words } from 'contract/content/kinds.ts';
import { NotFound } from '../../shared/errors.ts';
import type { RenderedPages } from './on-demand-pages.ts';
import { describeFile } from './render-page.ts';
import { type AnswerableFile, AT_START, moveBody, type Site, TEXT_TYPE } from './site-files.ts';

/** Whose budget of renderings it takes. */
const OWN_NETWORK = 'server';

interface DrawnPages {
  site: Pick<Site, 'adapt' | 'words'>;
  /** Files that visitors are sent: each is replaced as soon as it is drawn. */
  files: Map<string, AnswerableFile>;
  renderForOne: RenderedPages['renderForOne'];
  /** Called when a file could not be drawn, and keeps its last form. */
  onProblem: (error: unknown, path: string) => void;
}

/**
 * Keeps the pages of the build as the words have them: a change draws exactly the files that read a changed document, one after
 * the other, while visitors are sent the older ones.
 * @returns a function that follows words; it ends when all files have their newest. Called again with the same words, it draws what failed
 */
export function followWords({ site, files, renderForOne, onProblem }: DrawnPages) {
  /** Hashes of the documents that each file was drawn from, where it is not from those of the build. */
  const drawnFrom = new WeakMap<AnswerableFile, ReadonlyMap<string, string>>();
  let newest: Words | undefined;
  let running: Promise<void> | undefined;

  async function drawAll(): Promise<void> {
    try {
      await nextTurn();
      await drawNewest();
    } finally {
      // At once: words that come a moment later begin another run.
      running = undefined;
    }
  }

  async function drawNewest(): Promise<void> {
    for (let words = newest; words; words = newest) {
      const hashes = hashesOf(words);
      const old = [...files.values()].filter((file) =>
        (file.reads ?? []).some(
          (kind) => (drawnFrom.get(file)?.get(kind) ?? site.words[kind]) !== hashes(kind),
        ),
      );
      // What visitors read comes before its Markdown and its pictures.
      old.sort((one, other) => Number(other.isPage) - Number(one.isPage));
      for (const { path } of old) {
        if (words !== newest) break;
        await draw(path, words, hashes).catch((error: unknown) => onProblem(error, path));
      }
      if (words === newest) return;
    }
  }

  async function draw(path: string, words: Words, hashes: (kind: string) => string): Promise<void> {
    const current = files.get(path);
    if (!current?.described) return;
    const reads = new Set<Kind>();
    const request = { target: current.page ?? path, network: OWN_NETWORK, coding: 'identity' } as const;
    const { file, status } = await renderForOne(
      current.page === undefined ? request : { ...request, accept: 'text/markdown' },
      { content: recordReads(words, reads) },
    );
    if (status !== 200) throw new NotFound();
    const described = { ...current.described, contentSecurityPolicy: file.contentSecurityPolicy };
    const body = TEXT_TYPE.test(described.contentType)
      ? moveBody(file.identity.body, (text) => site.adapt(text, current.isPage))
      : file.identity.body;
    const variants = await describeFile(path, described, body, AT_START);
    // Meanwhile its alternate may have been replaced.
    const drawn = {
      ...(files.get(path) ?? current),
      ...{ ...variants, isPage: current.isPage, described, reads: [...reads] },
    };
    files.set(path, drawn);
    drawnFrom.set(drawn, hashesFor(reads, hashes));
    const page = current.page === undefined ? undefined : files.get(current.page);
    if (page) page.alternate = drawn;
  }

  return async (words: Words): Promise<void> => {
    newest = words;
    running ??= drawAll();
    await running;
  };
}

function hashesFor(kinds: Iterable<string>, hashes: (kind: string) => string): Map<string, string> {
  return new Map([...kinds].map((kind) => [kind, hashes(kind)]));
}

const madeFor = new WeakMap<Words, Map<string, string>>();

/** Each hash is made once, when it is first asked for. */
function hashesOf(words: Words): (kind: string) => string {
  const made = madeFor.get(words) ?? new Map<string, string>();
  madeFor.set(words, made);
  return (kind) => {
    const hash = made.get(kind) ?? (kind in KINDS ? hashWords(words, kind as Kind) : '');
    made.set(kind, hash);
    return hash;
  };
}
