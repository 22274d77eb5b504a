import type { EditorNode } from 'contract/blog/editor-document.ts';
import { FairQueue } from '../../../plugins/queue/fair-queue.ts';
import { InvalidRequest } from '../../../shared/errors.ts';
import type { ConvertedDocument } from '../import/documents/document.ts';
import { BadDocument } from '../import/documents/document.ts';
import { DocumentConverter } from '../import/documents/document-converter.ts';
import { MarkdownRenderer, NotRendered } from '../import/markdown/markdown-renderer.ts';
import { type ArticleSource, type PreparedArticle, prepareArticle } from '../import/prepare-article.ts';
import { PictureImporter } from '../pictures/import-pictures.ts';
import type { Picture } from '../pictures/picture.ts';

/** A process that no one has used for this long ends. */
const IDLE_MS = 120_000;
/** One job at a time in each process; a team waits for one another, and no person for a queue of one colleague. */
const JOBS = {
  running: { member: 1, group: 1, all: 1 },
  waiting: { member: 10, group: 10, all: 60 },
};

interface Parts {
  folder: string;
  findPicture: (id: string) => Promise<Picture | undefined>;
}

/** Conversions of articles for the desk, each in a process with limits of time and memory. */
export function openArticleTools({ folder, findPicture }: Parts) {
  const renderer = new MarkdownRenderer({ idleMs: IDLE_MS });
  const converter = new DocumentConverter({ idleMs: IDLE_MS });
  const queue = new FairQueue(JOBS);

  async function inTurn<Result>(person: string, job: () => Promise<Result>): Promise<Result> {
    try {
      return await queue.run({ group: person, member: person }, job);
    } catch (error) {
      const isKnown = error instanceof NotRendered || error instanceof BadDocument;
      throw isKnown ? new InvalidRequest(`${asSentence(error.message)}.`) : error;
    }
  }

  return {
    open: (person: string, markdown: string): Promise<EditorNode[]> =>
      inTurn(person, () => renderer.open(markdown)),
    write: (person: string, blocks: readonly unknown[], before: string): Promise<string> =>
      inTurn(person, () => renderer.write(blocks, before)),
    convert: (person: string, name: string, bytes: Uint8Array): Promise<ConvertedDocument> =>
      inTurn(person, () => converter.convert(name, bytes)),
    /** @throws {BadFile} */
    prepare: (person: string, from: ArticleSource, now: Date): Promise<PreparedArticle> =>
      inTurn(person, async () => {
        await using pictures = new PictureImporter({ folder, findPicture });
        return await prepareArticle(from, { renderer, pictures, isFresh: false, now });
      }),
    /** Prepares one picture for browsers. */
    preparePicture: (person: string, bytes: Uint8Array) =>
      inTurn(person, async () => {
        await using pictures = new PictureImporter({ folder, findPicture });
        const place = { source: 'desk/picture', within: new Map([['picture', bytes]]) };
        return (await pictures.prepare(place, ['picture'], true)).get('picture');
      }),
    async close(): Promise<void> {
      await Promise.all([renderer[Symbol.asyncDispose](), converter[Symbol.asyncDispose]()]);
    },
  };
}

export type ArticleTools = ReturnType<typeof openArticleTools>;

/** Makes a sentence of a reason, which begins in lower case. */
export function asSentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
