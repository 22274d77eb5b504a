// The thread that sends the copy: where the store hangs, nothing else waits for it.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { LogOrder, LogPart } from '../../../plugins/database/sqlite-log.ts';
import { Copier, type CopyProgress } from './copier.ts';
import { openCopyStore } from './open-copy-store.ts';
import type { CopyRehearsal } from './rehearse-copy.ts';
import { createSealer } from './seal.ts';

/** Data that the thread is given. */
export interface CopierThreadData extends CopyRehearsal {
  keep: number;
}
/** Messages of the thread. */
export type CopierReport = { ask: LogOrder } | CopyProgress | 'stopped';
/** Messages to it: the answer to what it asked last, or the end. */
export type CopierOrder = { part: LogPart } | { error: string } | 'stop';

const LOCK_FILE = 'copy.lock';
const LOCK_RETRY_MS = 2_000;

if (parentPort) {
  const port = parentPort;
  const { dataDir, place, key, keep }: CopierThreadData = workerData;
  const post = (report: CopierReport) => port.postMessage(report);
  let answer: PromiseWithResolvers<LogPart> | undefined;
  let isStopping = false;
  const store = openCopyStore(place);
  const copier =
    store &&
    new Copier({
      ...{ dataDir, keep, store },
      sealer: createSealer(key),
      onProgress: post,
      readLog(ask) {
        answer = Promise.withResolvers();
        post({ ask });
        return answer.promise;
      },
    });
  port.on('message', async (order: CopierOrder) => {
    if (order !== 'stop') {
      if ('part' in order) answer?.resolve(order.part);
      else answer?.reject(new Error(order.error));
      return;
    }
    isStopping = true;
    await copier?.stop();
    post('stopped');
    port.close();
  });
  // One process at a time copies; the system gives the lock of one that ends to the next.
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
  while (!isStopping && !take(lock)) await setTimeout(LOCK_RETRY_MS);
  if (!isStopping) copier?.start();
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch {
    return false;
  }
}
