import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { readLog } from '../server/plugins/database/sqlite-log.ts';
import {
  createExecutor,
  SqliteError,
  type ThreadData,
  toPlainError,
} from '../server/plugins/database/sqlite-statements.ts';
import type { SqliteWriter } from '../server/plugins/database/sqlite-writer.ts';

const BUSY = 5;
const LONGEST_PAUSE_MS = 100;

/** Writes on the event loop, and tries again when another process writes: decision 003 is against it. */
export function writeOnTheLoop({ file, lockTimeoutMs }: ThreadData): SqliteWriter {
  const sqlite = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  sqlite.exec('pragma synchronous = full');
  const execute = createExecutor(sqlite);
  return {
    async execute(statement) {
      const giveUpAt = performance.now() + lockTimeoutMs;
      for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
        try {
          return execute(statement);
        } catch (error) {
          const plain = toPlainError(error);
          if (plain.errcode !== BUSY || performance.now() > giveUpAt) throw new SqliteError(plain);
          await setTimeout(pauseMs);
        }
      }
    },
    readLog: async ({ from }) => readLog(file, from),
    close: async () => sqlite.close(),
  };
}
