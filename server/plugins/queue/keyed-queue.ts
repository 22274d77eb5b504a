/** Runs tasks of one key one after another, in the order in which they came; those of different keys at once. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<void>>();

  /** Resolves or rejects with the task, which does not hold up the next one. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const done = result.then(
      () => {},
      () => {},
    );
    this.#last.set(key, done);
    void done.then(() => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    });
    return result;
  }

  /** Resolves once nothing is under way. */
  async drain(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
