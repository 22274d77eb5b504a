import type { Transaction } from 'kysely';
import { GroupCommit } from '../../../plugins/database/group-commit.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { PublicError, StorageUnavailable } from '../../../shared/errors.ts';

/** Statements that belong together. A refusal is returned, since an error would undo its neighbours' work too. */
type Write<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

interface Item {
  write: Write<unknown>;
  onStored: (result: unknown) => void;
}

/** Writes in the order of the calls to `commit`. */
export interface ChatWrites {
  /**
   * Resolves once the statements are on disk.
   * @param onStored is called then, once per write, in the order of the writes; the promises that `commit` returns may
   * resolve in any order
   * @throws {StorageUnavailable} {@link Overloaded} when they are not
   */
  commit<Result>(write: Write<Result>, onStored?: (result: Result) => void): Promise<Result>;
  /** Resolves once nothing waits to be written. */
  drain(): Promise<void>;
}

const MOST_WAITING = 5_000;
const RESCUE_MS = 2_000;
/** SQLite pays for each commit with a sync of the disk; Postgres would only hold its row locks for longer. */
const MOST_TOGETHER = { sqlite: 128, postgres: 1 };

export function createChatWrites(database: Database): ChatWrites {
  const commits = new GroupCommit<Item, unknown>({
    async commitTogether(items) {
      const results = await database.transaction().execute(async (transaction) => {
        const results: unknown[] = [];
        for (const { write } of items) results.push(await write(transaction));
        return results;
      });
      for (const [index, { onStored }] of items.entries()) onStored(results[index]);
      return results;
    },
    maxBatch: MOST_TOGETHER[database.engine],
    maxQueue: MOST_WAITING,
    rescueMs: RESCUE_MS,
  });

  return {
    async commit<Result>(write: Write<Result>, onStored: (result: Result) => void = () => {}) {
      const failures: unknown[] = [];
      const result = await commits.add({ write, onStored: catchInto(failures, onStored) }).catch((error) => {
        throw error instanceof PublicError ? error : new StorageUnavailable(error);
      });
      if (failures.length > 0) throw failures[0];
      return result as Result;
    },
    drain: () => commits.drain(),
  };
}

/** Collects errors of `onStored`, so that writes on disk are not retried because a delivery failed. */
function catchInto<Result>(failures: unknown[], onStored: (result: Result) => void) {
  return (result: unknown) => {
    try {
      onStored(result as Result);
    } catch (error) {
      failures.push(error);
    }
  };
}
