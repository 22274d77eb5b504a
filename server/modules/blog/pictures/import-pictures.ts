import { fileURLToPath } from 'node:url';
import { WorkerProcess } from '../../../shared/worker-process.ts';
import type { ImportedPicture } from './picture.ts';
import { type ConvertedPicture, isDrawing, type Picture, pictureIdOf } from './picture.ts';
import type { ConversionMessage } from './picture-process.ts';
import { BadPicture, readPicture, readPictureWithin } from './read-picture.ts';

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/**
 * Prepares pictures in a process of its own: what decodes them is native code, and a picture that breaks it must not
 * end an import, or a server that makes its first one.
 */
class PictureConverter implements AsyncDisposable {
  readonly #worker: WorkerProcess;

  constructor({ mostMs = 120_000 }: { mostMs?: number } = {}) {
    this.#worker = new WorkerProcess({
      program: PROGRAM,
      timeoutMs: mostMs,
      maxHeapMb: 256,
      timeoutError: () => new BadPicture('it takes too long to be made smaller'),
      exitError: () => new BadPicture('it cannot be decoded'),
    });
  }

  /**
   * One picture at a time.
   * @throws {BadPicture}
   */
  async convert(bytes: Buffer): Promise<ConvertedPicture> {
    const answer = await this.#worker.run<ConversionMessage>(bytes);
    if (answer.kind === 'converted') return answer.converted;
    throw new BadPicture(answer.reason);
  }

  /** Ends the process; the next picture would start another. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#worker.end();
  }
}

/** Result for one address that an article shows. `note`: something that its writer may miss. */
export type PreparedPicture = { picture: ImportedPicture; note?: string } | { problem: string };

interface Parts {
  /** Folder of the blog. */
  folder: string;
  /** Finds a picture that is stored already and needs no work. */
  findPicture: (id: string) => Promise<Picture | undefined>;
}

/** Location of the pictures of an article. */
export interface PicturePlace {
  /** The article's path below the folder. */
  source: string;
  /** Pictures that its file itself holds, by their addresses. */
  within: ReadonlyMap<string, Uint8Array>;
}

const MOST_PICTURES = 100;

/** Prepares the pictures beside articles, each once in a run, however many articles show it. */
export class PictureImporter implements AsyncDisposable {
  readonly #parts: Parts;
  readonly #converter = new PictureConverter();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * @param addresses relative to the article
   * @param isFresh prepare again what is said to be stored
   */
  async prepare(place: PicturePlace, addresses: readonly string[], isFresh: boolean) {
    const prepared = new Map<string, PreparedPicture>();
    for (const [index, address] of addresses.entries()) {
      prepared.set(
        address,
        index < MOST_PICTURES
          ? await this.#prepareOne(place, address, isFresh)
          : { problem: `an article may show ${MOST_PICTURES} pictures` },
      );
    }
    return prepared;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#converter[Symbol.asyncDispose]();
  }

  async #prepareOne(
    { source, within }: PicturePlace,
    address: string,
    isFresh: boolean,
  ): Promise<PreparedPicture> {
    try {
      const bytes =
        readPictureWithin(within, address) ?? (await readPicture(this.#parts.folder, source, address));
      const id = pictureIdOf(bytes);
      const stored = isFresh ? undefined : await this.#parts.findPicture(id);
      if (stored) return { picture: stored };
      const { isMoving, lost = [], ...converted } = await this.#converter.convert(bytes);
      const picture = { id, ...converted, isDrawing: isDrawing(bytes) };
      if (isMoving) return { picture, note: `of ${address}, which moves, only the first picture is shown` };
      if (lost.length === 0) return { picture };
      return { picture, note: `of the drawing ${address}, ${lost.join(', ')} was left out` };
    } catch (error) {
      if (error instanceof BadPicture) return { problem: error.message };
      throw error;
    }
  }
}
