import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { CopyProgress } from './copier.ts';
import type { CopierOrder, CopierReport, CopierThreadData } from './copier-thread.ts';
import { readCopyKey } from './copy-key.ts';
import { readCopyState, writeCopyState } from './copy-state.ts';

const THREAD = new URL('./copier-thread.ts', import.meta.url);
const AGAIN_MS = 5_000;
const LOOK_MS = 1_000;
/** The age that others read is at most as much too high. */
const STATE_EVERY_MS = 5_000;
const STOP_MS = 3_000;

interface CopyingParts {
  config: Config;
  database: Database;
  /** Reports whether the database is only a copy of the live one: such a one is copied nowhere. */
  isRestoredCopy: () => Promise<boolean>;
  log: { error: (fields: object, line: string) => void; info: (fields: object, line: string) => void };
}

/** Reports whether a copy to the second is set up: a key, a place, and SQLite. */
export function isCopied({ dataDir, databaseUrl, backupDir, backupStore }: Config): boolean {
  return databaseUrl === null && (backupDir ?? backupStore) !== null && readCopyKey(dataDir) !== undefined;
}

/**
 * Copies the database to the second, in a thread of its own, for as long as the server runs. What fails there is written
 * into the state that Health shows, and nothing waits for it.
 * @returns stores what is committed by now, where that takes some seconds at most
 */
export function startCopying({ config, database, isRestoredCopy, log }: CopyingParts): () => Promise<void> {
  const key = isCopied(config) ? readCopyKey(config.dataDir) : undefined;
  const { readLog } = database;
  if (!key || !readLog) return async () => {};
  const { dataDir, backupDir, backupStore, backupKeep } = config;
  const stopping = new AbortController();
  let state = readCopyState(dataDir);
  let writtenAt = Number.NEGATIVE_INFINITY;
  let thread: Worker | undefined;

  function note({ copiedAt, problem }: CopyProgress): void {
    const isChanged = problem !== state.problem;
    if (isChanged && problem !== null) log.error({ problem }, 'the database could not be copied');
    if (isChanged && problem === null) log.info({}, 'the database is copied to the second');
    state = { copiedAt: copiedAt === undefined ? state.copiedAt : new Date(copiedAt), problem };
    if (!isChanged && performance.now() - writtenAt < STATE_EVERY_MS) return;
    writeCopyState(dataDir, state);
    writtenAt = performance.now();
  }

  async function runThread(): Promise<void> {
    const data: CopierThreadData = {
      dataDir,
      place: { backupDir, backupStore },
      key: key as Buffer,
      keep: backupKeep,
    };
    const worker = new Worker(THREAD, { workerData: data, execArgv: [] });
    const post = (order: CopierOrder) => worker.postMessage(order);
    thread = worker;
    worker.unref();
    worker.on('message', (report: CopierReport) => {
      if (report === 'stopped') return;
      if (!('ask' in report)) return note(report);
      readLog?.(report.ask).then(
        (part) => post({ part }),
        (error: Error) => post({ error: error.message }),
      );
    });
    worker.on('error', ({ message }) => note({ problem: message }));
    await once(worker, 'exit');
  }

  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted && (await isRestoredCopy().catch(() => true)))
      await setTimeout(LOOK_MS, undefined, { signal, ref: false });
    while (!signal.aborted) {
      await runThread();
      await setTimeout(AGAIN_MS, undefined, { signal, ref: false });
    }
  }
  const running = run().catch(() => {});

  return async () => {
    stopping.abort();
    const late = setTimeout(STOP_MS, undefined, { ref: false });
    thread?.ref();
    thread?.postMessage('stop' satisfies CopierOrder);
    await Promise.race([running, late]);
    await thread?.terminate();
    writeCopyState(dataDir, state);
  };
}
