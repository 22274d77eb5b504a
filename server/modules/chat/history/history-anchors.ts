import type { HistoryStart } from './history-page.rules.ts';

const MOST_THREADS = 100;

/**
 * Where one reader began to walk through the history of a thread: its pages are counted from there, whatever is
 * said meanwhile. Page 1 begins anew.
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
