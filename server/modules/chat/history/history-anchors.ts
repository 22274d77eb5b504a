import type { HistoryStart } from './history-page.rules.ts';

const MOST_THREADS = 100;

/**
 * Positions from which one reader began to page through the history of threads. Pages are counted from there, so that
 * new messages don't shift them. Page 1 starts again.
 */
export class HistoryAnchors {
  readonly #starts = new Map<string, HistoryStart>();

  /** @returns `undefined` where a walk begins */
  find(threadId: string, page: number): HistoryStart | undefined {
    return page === 1 ? undefined : this.#starts.get(threadId);
  }

  /** Forgets the walk that began first when there are too many; its reader then sees some messages twice. */
  keep(threadId: string, start: HistoryStart): void {
    const [first] = this.#starts.keys();
    if (!this.#starts.has(threadId) && this.#starts.size >= MOST_THREADS && first !== undefined) {
      this.#starts.delete(first);
    }
    this.#starts.set(threadId, start);
  }
}
