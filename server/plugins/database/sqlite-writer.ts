import { type EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LogOrder, LogPart } from './sqlite-log.ts';
import {
  BEGIN,
  COMMIT,
  type Order,
  type PlainSqliteError,
  type Report,
  ROLLBACK,
  SqliteError,
  type Statement,
  type StatementResult,
  type ThreadData,
} from './sqlite-statements.ts';

/** The one connection of this process that writes. */
export interface SqliteWriter {
  /**
   * Runs statements in the order in which they are given.
   * @throws {SqliteError}
   */
  execute(statement: Statement): Promise<StatementResult>;
  /** Reads a part of the log, in the thread that writes and between its statements. @throws {SqliteError} */
  readLog(order: LogOrder): Promise<LogPart>;
  /** Resolves once the file is closed. */
  close(): Promise<void>;
}

/** Parts of the thread of its connection that a writer needs. */
export type WriterThread = EventEmitter & Pick<Worker, 'postMessage' | 'ref' | 'unref'>;

interface Waiting {
  resolve: (result: StatementResult) => void;
  reject: (error: Error) => void;
}

const THREAD = new URL('./sqlite-writer-thread.ts', import.meta.url);
const IOERR = 10;
/**
 * Error after the end of the thread: for callers that store, it is like a disk that failed: nothing can be written now.
 */
const ENDED: PlainSqliteError = { message: 'the thread that writes to SQLite has ended', errcode: IOERR };

export function startThread(threadData: ThreadData): Worker {
  return new Worker(THREAD, { workerData: threadData, execArgv: [] });
}

/**
 * Writes in a thread of its own, since a statement blocks its thread for as long as the disk, or another process that
 * writes, takes. Should the thread end, what waits fails, and so does the rest of its transaction; then another thread
 * takes over.
 * @param start makes the thread; another one for tests
 */
export function startSqliteWriter(
  threadData: ThreadData,
  start: (threadData: ThreadData) => WriterThread = startThread,
): SqliteWriter {
  // Made for the first statement: who only reads needs none.
  let thread: ReturnType<typeof openThread> | undefined;
  let isInTransaction = false;
  let isOrphaned = false;
  let isClosed = false;

  return {
    async execute(statement) {
      if (!thread || thread.hasEnded) {
        isOrphaned = isInTransaction;
        thread = openThread(start(threadData));
      }
      // Outside of the transaction that they belong to, its statements would be stored one by one.
      if (isOrphaned && statement.sql !== ROLLBACK) throw new SqliteError(ENDED);
      if ([COMMIT, ROLLBACK].includes(statement.sql)) isInTransaction = false;
      if (isOrphaned) {
        isOrphaned = false;
        return { rows: [] };
      }
      if (statement.sql === BEGIN) isInTransaction = true;
      return thread.execute(statement);
    },
    async readLog(order) {
      if (isClosed || (thread?.hasEnded && isInTransaction)) throw new SqliteError(ENDED);
      if (!thread || thread.hasEnded) thread = openThread(start(threadData));
      return thread.readLog(order);
    },
    async close() {
      isClosed = true;
      await thread?.close();
    },
  };
}

function openThread(thread: WriterThread) {
  const waiting: Waiting[] = [];
  let unsent: Statement[] = [];
  let hasEnded = false;

  const end = () => {
    hasEnded = true;
    for (const { reject } of waiting.splice(0)) reject(new SqliteError(ENDED));
  };
  thread.on('error', end);
  thread.on('exit', end);
  thread.on('message', (report: Report) => {
    for (const result of report) {
      const next = waiting.shift();
      if ('error' in result) next?.reject(new SqliteError(result.error));
      else next?.resolve(result);
    }
    if (waiting.length === 0) thread.unref();
  });
  thread.unref();

  /** Sends the statements of one turn of the event loop together: a message costs more than most statements. */
  function send(): void {
    if (unsent.length === 0) return;
    thread.postMessage(unsent satisfies Order);
    unsent = [];
  }

  function wait(): Promise<StatementResult> {
    // A process that waits for an answer must not end for want of anything to do.
    if (waiting.length === 0) thread.ref();
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }

  return {
    get hasEnded() {
      return hasEnded;
    },

    execute(statement: Statement) {
      const answer = wait();
      // Behind the promises of this turn, which have more to ask for.
      if (unsent.push(statement) === 1) process.nextTick(send);
      return answer;
    },

    async readLog(order: LogOrder) {
      // Answers come in the order of what is sent.
      send();
      const answer = wait();
      thread.postMessage(order satisfies Order);
      return (await answer).rows[0] as unknown as LogPart;
    },

    async close(): Promise<void> {
      if (hasEnded) return;
      const exited = once(thread, 'exit');
      thread.ref();
      thread.postMessage('close' satisfies Order);
      await exited;
    },
  };
}
