import { Overloaded } from '../../shared/errors.ts';
import { concernsWholeDatabase } from './whole-database.ts';

export interface GroupCommitOptions<Item, Result> {
  /** Writes the items in one transaction, all or none; resolves once they are on disk. */
  commitTogether: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Most items in one transaction. */
  maxBatch: number;
  /** Most items that wait; one more is refused. */
  maxQueue: number;
  /** After a transaction that one of its items made fail: how long they are tried one by one. */
  rescueMs: number;
  onBatch?: (size: number) => void;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Commits what arrives in one turn of the event loop in one transaction, since syncing the disk costs the
 * same for one row as for many. While a transaction is under way, the next one gathers.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>;
  #queue: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;

  constructor(options: GroupCommitOptions<Item, Result>) {
    this.#options = options;
  }

  /** Resolves once the item is on disk; rejects when it is not. */
  add(item: Item): Promise<Result> {
    if (this.#queue.length >= this.#options.maxQueue) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves once nothing waits. */
  async drain(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commit(this.#queue.splice(0, this.#options.maxBatch));
    }
    this.#running = undefined;
  }

  async #commit(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    this.#tell(batch.length);
    try {
      settle(batch, await this.#options.commitTogether(batch.map(({ item }) => item)));
    } catch (error) {
      if (concernsWholeDatabase(error)) this.#refuse([...batch, ...this.#queue.splice(0)], error);
      else if (batch.length === 1) this.#refuse(batch, error);
      else await this.#rescue(batch);
    }
  }

  /** Whoever gathered behind a transaction that waited in vain would only wait as long once more. */
  #refuse(waiting: readonly Waiting<Item, Result>[], error: unknown): void {
    for (const { reject } of waiting) reject(error);
  }

  /** Whoever counts batches must not cost a lead, or all that come after it. */
  #tell(size: number): void {
    try {
      this.#options.onBatch?.(size);
    } catch (error) {
      process.emitWarning(error as Error);
    }
  }

  /** One bad item must not fail its neighbours. */
  async #rescue(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const giveUpAt = performance.now() + this.#options.rescueMs;
    for (const [index, waiting] of batch.entries()) {
      if (performance.now() > giveUpAt) {
        const reason = new Error('the transaction failed, and there was no time to try its rows alone');
        return this.#refuse(batch.slice(index), reason);
      }
      try {
        settle([waiting], await this.#options.commitTogether([waiting.item]));
      } catch (error) {
        if (concernsWholeDatabase(error)) return this.#refuse(batch.slice(index), error);
        waiting.reject(error);
      }
    }
  }
}

function settle<Item, Result>(batch: readonly Waiting<Item, Result>[], results: readonly Result[]): void {
  for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
}
