import { fileURLToPath } from 'node:url';
import { WorkerProcess } from '../../../../shared/worker-process.ts';
import { BadDocument, type ConvertedDocument } from './document.ts';
import type { DocumentMessage } from './document-process.ts';

const PROGRAM = fileURLToPath(new URL('./document-process.ts', import.meta.url));
/** Less than the 50 s after which a proxy of `deploy/` gives an answer up, so that its words reach the person. */
const MOST_MS = 45_000;
const TOO_MUCH = 'save it as Markdown, or divide it';

/** Converts documents in a process of its own, with limits of time and memory: what reads them is made for browsers. */
export class DocumentConverter implements AsyncDisposable {
  readonly #worker: WorkerProcess;

  constructor({ mostMs = MOST_MS, idleMs }: { mostMs?: number; idleMs?: number } = {}) {
    this.#worker = new WorkerProcess({
      program: PROGRAM,
      timeoutMs: mostMs,
      maxHeapMb: 512,
      ...(idleMs !== undefined && { idleMs }),
      timeoutError: () =>
        new BadDocument(
          `it takes longer than ${mostMs / 1000} seconds to be turned into an article; ${TOO_MUCH}`,
        ),
      exitError: () => new BadDocument(`it needs too much memory to be turned into an article; ${TOO_MUCH}`),
    });
  }

  /**
   * One document at a time.
   * @param name of the file, which says its kind
   * @throws {BadDocument}
   */
  async convert(name: string, bytes: Uint8Array): Promise<ConvertedDocument> {
    const answer = await this.#worker.run<DocumentMessage>({ name, bytes });
    if (answer.kind === 'converted') return answer.document;
    throw new BadDocument(answer.reason);
  }

  /** Ends the process; the next document would start another. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#worker.end();
  }
}
