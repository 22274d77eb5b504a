import { fileURLToPath } from 'node:url';
import { ProcessApart } from '../process-apart.ts';
import type { ConvertedPicture } from './picture.ts';
import type { ConversionMessage } from './picture-process.ts';
import { BadPicture } from './read-picture.ts';

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/**
 * Prepares pictures in a process of its own: what decodes them is native code, and a picture that breaks it must not
 * end an import, or a server that makes its first one.
 */
export class PictureConverter implements AsyncDisposable {
  readonly #apart: ProcessApart;

  constructor({ mostMs = 120_000 }: { mostMs?: number } = {}) {
    this.#apart = new ProcessApart({
      program: PROGRAM,
      mostMs,
      mostHeapMb: 256,
      tooSlow: () => new BadPicture('it takes too long to be made smaller'),
      lost: () => new BadPicture('it cannot be decoded'),
    });
  }

  /**
   * One picture at a time.
   * @throws {BadPicture}
   */
  async convert(bytes: Buffer): Promise<ConvertedPicture> {
    const answer = await this.#apart.ask<ConversionMessage>(bytes);
    if (answer.kind === 'converted') return answer.converted;
    throw new BadPicture(answer.reason);
  }

  /** Ends the process; the next picture would start another. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#apart.end();
  }
}
