import type { Transaction } from 'kysely';
import { GroupCommit } from '../../database/group-commit.ts';
import type { Database, Tables } from '../../database/schema.ts';
import { PublicError, StorageUnavailable } from '../../errors.ts';

/** Statements that belong together. A refusal is returned, since an error would undo its neighbours' work too. */
type Write<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

/** Writes in the order in which it is told to. */
export interface ChatWrites {
  /**
   * Resolves once the statements are on disk.
   * @throws {StorageUnavailable} {@link Overloaded} when they are not
   */
  commit<Result>(write: Write<Result>): Promise<Result>;
  /** Resolves once nothing waits to be written. */
  drain(): Promise<void>;
}

const MOST_WAITING = 5_000;
const RESCUE_MS = 2_000;
/** SQLite pays for each commit with a sync of the disk; Postgres would only hold its row locks for longer. */
const MOST_TOGETHER = { sqlite: 128, postgres: 1 };

export function createChatWrites(database: Database): ChatWrites {
  const commits = new GroupCommit<Write<unknown>, unknown>({
    commitTogether: (writes) =>
      database.transaction().execute(async (transaction) => {
        const results: unknown[] = [];
        for (const write of writes) results.push(await write(transaction));
        return results;
      }),
    maxBatch: MOST_TOGETHER[database.engine],
    maxQueue: MOST_WAITING,
    rescueMs: RESCUE_MS,
  });

  return {
    async commit<Result>(write: Write<Result>) {
      try {
        return (await commits.add(write)) as Result;
      } catch (error) {
        throw error instanceof PublicError ? error : new StorageUnavailable(error);
      }
    },
    drain: () => commits.drain(),
  };
}
