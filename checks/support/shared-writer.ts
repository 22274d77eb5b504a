import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { ThreadData } from '../../server/plugins/database/sqlite-statements.ts';
import {
  type SqliteWriter,
  startSqliteWriter,
  type WriterThread,
} from '../../server/plugins/database/sqlite-writer.ts';

const THREAD = new URL('./shared-writer-thread.ts', import.meta.url);

let shared: Worker | undefined;

/**
 * The writer of the server, its connection in a thread that many databases share one after another: to start a thread
 * takes a tenth of a second of a processor, which is more than most tests do. That each has a thread of its own is for
 * the tests of the writer itself.
 */
export function startSharedWriter(threadData: ThreadData): SqliteWriter {
  return startSqliteWriter(threadData, openInSharedThread);
}

function openInSharedThread(data: ThreadData): WriterThread {
  shared ??= startThread();
  const { port1: ours, port2: port } = new MessageChannel();
  shared.postMessage({ port, data }, [port]);
  return new ThreadOfPort(ours);
}

function startThread(): Worker {
  const thread = new Worker(THREAD, { execArgv: [] });
  thread.unref();
  thread.once('exit', () => {
    shared = undefined;
  });
  return thread;
}

/** A port that looks like a thread: when the other side closes it, the thread has ended. */
class ThreadOfPort extends EventEmitter implements WriterThread {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (report) => this.emit('message', report));
    port.on('close', () => this.emit('exit'));
  }

  postMessage(order: unknown): void {
    this.#port.postMessage(order);
  }

  ref(): void {
    this.#port.ref();
  }

  unref(): void {
    this.#port.unref();
  }
}
