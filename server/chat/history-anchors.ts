const MOST_THREADS = 100;

/**
 * Where one reader began to walk through the history of a thread: its pages are counted from there, whatever is
 * said meanwhile. Page 1 begins anew.
 */
export class HistoryAnchors {
  readonly #newest = new Map<string, number>();

  /** @returns the position of the newest message that counts; `undefined` where a walk begins */
  find(threadId: string, page: number): number | undefined {
    return page === 1 ? undefined : this.#newest.get(threadId);
  }

  /** Forgets the walk that began first when there are too many; its reader then sees some messages twice. */
  keep(threadId: string, newest: number): void {
    const [first] = this.#newest.keys();
    if (!this.#newest.has(threadId) && this.#newest.size >= MOST_THREADS && first !== undefined) {
      this.#newest.delete(first);
    }
    this.#newest.set(threadId, newest);
  }
}
