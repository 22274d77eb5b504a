import { fileURLToPath } from 'node:url';
import type { EditorNode } from 'contract/blog/editor-document.ts';
import { WorkerProcess } from '../../../../shared/worker-process.ts';
import type { RenderedMarkdown, RenderingContext } from './markdown.ts';
import type { RenderingMessage } from './markdown-process.ts';

/** A text that did not become HTML; the message says why, for its writer. */
export class NotRendered extends Error {}

/** Program of the process. */
const PROGRAM = fileURLToPath(new URL('./markdown-process.ts', import.meta.url));
interface Limits {
  /** Time limit of one text. An ordinary article takes some ten milliseconds, 512 KB of plain ones some seconds. */
  mostMs?: number;
  mostHeapMb?: number;
  /** Time without work after which the process ends; without it, it is ended by hand. */
  idleMs?: number;
}

const TOO_MUCH = 'divide it or simplify it';

/**
 * Renders Markdown with a limit of time and memory for each text: some texts take time that grows with the square of
 * their length, and a parser can't be stopped once it runs.
 */
export class MarkdownRenderer implements AsyncDisposable {
  readonly #worker: WorkerProcess;

  constructor({ mostMs = 30_000, mostHeapMb = 512, idleMs }: Limits = {}) {
    this.#worker = new WorkerProcess({
      program: PROGRAM,
      timeoutMs: mostMs,
      maxHeapMb: mostHeapMb,
      ...(idleMs !== undefined && { idleMs }),
      timeoutError: () =>
        new NotRendered(
          `the text takes longer than ${mostMs / 1000} seconds to be turned into HTML; ${TOO_MUCH}`,
        ),
      exitError: () => new NotRendered(`the text needs too much memory; ${TOO_MUCH}`),
    });
  }

  /**
   * One text at a time.
   * @throws {NotRendered}
   */
  async render(markdown: string, context: RenderingContext = {}): Promise<RenderedMarkdown> {
    const answer = await this.#worker.run<RenderingMessage>({ markdown, context });
    if (answer.kind === 'rendered') return answer.rendered;
    throw new NotRendered(answer.kind === 'failed' ? answer.reason : 'the text was not rendered');
  }

  /**
   * Turns Markdown into blocks for the editor of the desk.
   * @throws {NotRendered}
   */
  async open(markdown: string): Promise<EditorNode[]> {
    const answer = await this.#worker.run<RenderingMessage>({ open: markdown });
    if (answer.kind === 'opened') return answer.blocks;
    throw new NotRendered(answer.kind === 'failed' ? answer.reason : 'the text was not opened');
  }

  /**
   * Turns blocks of the editor into Markdown; what they have in common with the text before stays to the letter.
   * @throws {NotRendered}
   */
  async write(blocks: readonly unknown[], before: string): Promise<string> {
    const answer = await this.#worker.run<RenderingMessage>({ write: blocks, before });
    if (answer.kind === 'written') return answer.markdown;
    throw new NotRendered(answer.kind === 'failed' ? answer.reason : 'the text was not written');
  }

  /** Ends the process; the next text would start another. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#worker.end();
  }
}
