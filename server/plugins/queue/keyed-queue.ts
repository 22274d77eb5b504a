import PQueue from 'p-queue';

/** One `p-queue` for each key, for as long as it has a task. */
export class KeyedQueue {
  readonly #concurrency: number;
  readonly #queues = new Map<string, { queue: PQueue; tasks: number }>();

  /** @param concurrency tasks of one key that run at once */
  constructor(concurrency = 1) {
    this.#concurrency = concurrency;
  }

  /**
   * Runs the task after those of its key that came before. It settles as the task does.
   * @param signal ends the wait, and must not be aborted once the task runs
   * @throws the signal's reason, when it is aborted before the task runs
   */
  async run<Result>(key: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const entry = this.#queues.get(key) ?? {
      queue: new PQueue({ concurrency: this.#concurrency }),
      tasks: 0,
    };
    this.#queues.set(key, entry);
    entry.tasks += 1;
    try {
      return await entry.queue.add(task, { signal });
    } finally {
      entry.tasks -= 1;
      if (entry.tasks === 0) this.#queues.delete(key);
    }
  }

  /** Counts the tasks of a key that wait or run. */
  countOf(key: string): number {
    return this.#queues.get(key)?.tasks ?? 0;
  }

  /** Resolves once nothing waits or runs. */
  async drain(): Promise<void> {
    while (this.#queues.size > 0)
      await Promise.all([...this.#queues.values()].map(({ queue }) => queue.onIdle()));
  }
}
