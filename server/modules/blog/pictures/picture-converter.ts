import { fileURLToPath } from 'node:url';
import { WorkerProcess } from '../../../shared/worker-process.ts';
import type { ConvertedPicture } from './picture.ts';
import type { ConversionMessage } from './picture-process.ts';
import { BadPicture } from './read-picture.ts';

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/**
 * Prepares pictures in a process of its own: what decodes them is native code, and a picture that breaks it must not
 * end an import, or a server that makes its first one.
 */
export class PictureConverter implements AsyncDisposable {
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
