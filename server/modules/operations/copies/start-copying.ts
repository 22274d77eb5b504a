import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Database } from '../../../plugins/database/schema.ts';
import { isLogCopied } from '../../../plugins/database/sqlite-log.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { CopyProgress } from './copier.ts';
import type { CopierOrder, CopierReport, CopierThreadData } from './copier-thread.ts';
import { readCopyKey } from './copy-key.ts';
import { readCopyState, writeCopyState } from './copy-state.ts';
import type { CopyRehearsal } from './rehearse-copy.ts';

const THREAD = new URL('./copier-thread.ts', import.meta.url);
const BAD_KEY = 'copy.key in DATA_DIR cannot be read, or is no key';
const AGAIN_MS = 5_000;
const LOOK_MS = 1_000;
/** The age that others read is at most as much too high. */
const STATE_EVERY_MS = 5_000;
const STOP_MS = 8_000;
const READY_MS = 5_000;

/** The copying of a server. */
export interface Copying {
  /** Resolves once what is stored from now on is copied, or is known not to be; after some seconds in any case. */
  ready: Promise<void>;
  /** Stores what is committed by now, where that takes some seconds at most. */
  stop: () => Promise<void>;
}

const NO_COPYING: Copying = { ready: Promise.resolve(), stop: async () => {} };

interface CopyingParts {
  config: Config;
  database: Database;
  /** Reports whether the database is only a copy of the live one: such a one is copied nowhere. */
  isRestoredCopy: () => Promise<boolean>;
  log: { error: (fields: object, line: string) => void; info: (fields: object, line: string) => void };
}

/** Reports whether a copy to the second is set up: a key, a place, and SQLite. */
export function isCopied({ dataDir, databaseUrl, backupDir, backupStore }: Config): boolean {
  return databaseUrl === null && (backupDir ?? backupStore) !== null && isLogCopied(dataDir);
}

/** Finds what a rehearsal of the copy needs; `undefined` where none is set up, or its key cannot be read. */
export function findRehearsal(config: Config): CopyRehearsal | undefined {
  const { dataDir, backupDir, backupStore } = config;
  try {
    const key = isCopied(config) ? readCopyKey(dataDir) : undefined;
    return key && { dataDir, place: { backupDir, backupStore }, key };
  } catch {
    return undefined;
  }
}

/**
 * Copies the database to the second, in a thread of its own, for as long as the server runs. What fails there is written
 * into the state that Health shows, and nothing waits for it.
 */
export function startCopying({ config, database, isRestoredCopy, log }: CopyingParts): Copying {
  const { readLog } = database;
  const { dataDir, backupKeep } = config;
  const copied = findRehearsal(config);
  if (isCopied(config) && !copied) writeCopyState(dataDir, { ...readCopyState(dataDir), problem: BAD_KEY });
  if (!copied || !readLog) return NO_COPYING;
  const stopping = new AbortController();
  const reported = Promise.withResolvers<void>();
  let state = readCopyState(dataDir);
  let writtenAt = Number.NEGATIVE_INFINITY;
  let thread: Worker | undefined;

  function note({ copiedAt, problem }: CopyProgress): void {
    reported.resolve();
    const isChanged = problem !== state.problem;
    if (isChanged && problem !== null) log.error({ problem }, 'the database could not be copied');
    if (isChanged && problem === null) log.info({}, 'the database is copied to the second');
    state = { copiedAt: copiedAt === undefined ? state.copiedAt : new Date(copiedAt), problem };
    if (!isChanged && performance.now() - writtenAt < STATE_EVERY_MS) return;
    writeCopyState(dataDir, state);
    writtenAt = performance.now();
  }

  async function runThread(copied: CopyRehearsal): Promise<void> {
    const data: CopierThreadData = { ...copied, keep: backupKeep };
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

  async function run(copied: CopyRehearsal): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted && (await isRestoredCopy().catch(() => true))) {
      reported.resolve();
      await setTimeout(LOOK_MS, undefined, { signal, ref: false });
    }
    while (!signal.aborted) {
      await runThread(copied);
      await setTimeout(AGAIN_MS, undefined, { signal, ref: false });
    }
  }
  const running = run(copied).catch(() => {});

  async function stop(): Promise<void> {
    stopping.abort();
    const late = setTimeout(STOP_MS, undefined, { ref: false });
    thread?.ref();
    thread?.postMessage('stop' satisfies CopierOrder);
    await Promise.race([running, late]);
    await thread?.terminate();
    writeCopyState(dataDir, state);
  }
  const isReady = Promise.race([reported.promise, running, setTimeout(READY_MS, undefined, { ref: false })]);
  return { ready: isReady.then(() => {}), stop };
}
