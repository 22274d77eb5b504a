import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { Logger } from 'pino';
import type { CallSite } from '../modules/agents/site-calls.ts';
import type { ServedSite } from '../modules/answers/passages/passages.ts';
import type { Config } from '../plugins/settings/config.ts';
import {
  ANSWER_TIMEOUT_MS,
  type PlatformThreadData,
  type ServerFunctions,
  type ThreadFunctions,
} from './thread-calls.ts';

export interface ThreadOptions {
  /** Writes lines of the thread's log. */
  log: (line: string) => void;
  /** Module of the thread; another one for tests. */
  module?: URL;
  /** Silence after which a thread is replaced; shorter for tests. */
  silenceMs?: number;
  /** Heap beyond which a thread ends; less for tests. */
  mostHeapMb?: number;
}

interface Supervision extends ThreadOptions {
  config: Config;
  logger: Pick<Logger, 'error' | 'warn'>;
  callSite: CallSite;
  /** Pages; the thread is sent those that are drawn again. */
  files: ServedSite['files'];
  /** The socket of the first thread, the second, and so on. */
  nameSocket: (number: number) => string;
}

/** A thread that starts with its first call, and is replaced when it ends, or when its event loop stops turning. */
export interface PlatformThread {
  /** Finds the path of the thread's socket, once it listens; `undefined` when it has failed. */
  findSocket(): Promise<string | undefined>;
  /** Starts another thread in place of one that runs and finishes what is under way: `config` has changed. */
  restart(timeoutMs: number): Promise<void>;
  /** Empty while no thread answers. */
  readMetrics: ThreadFunctions['readMetrics'];
  close(timeoutMs: number): Promise<void>;
}

const MODULE = new URL('./platform-thread.ts', import.meta.url);
const SILENCE_MS = 10_000;
const PINGS_PER_SILENCE = 10;
/**
 * Silences that a starting thread may have: while it loads its modules, it answers nothing, which takes a while on a
 * slow machine.
 */
const START_SILENCES = 6;
const METRICS_TIMEOUT_MS = 1_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** More than the largest histories and lists need; a leak ends the thread, and not the process. */
const MOST_HEAP_MB = 512;
/** Heap for a thread that does little most of the time; Node's own choice took 50 MB more at rest. */
const YOUNG_HEAP_MB = 8;

/**
 * Supervises the thread of the platform: it starts with the first call, since it takes 85 MB and most visitors neither
 * log in nor bring an agent, and another one whenever it ends, or has answered no ping for `silenceMs`.
 */
export function superviseThread(supervision: Supervision): PlatformThread {
  const { config, logger, nameSocket, callSite, files, log, module = MODULE } = supervision;
  const { silenceMs = SILENCE_MS, mostHeapMb = MOST_HEAP_MB } = supervision;
  const closing = new AbortController();
  let isRestarting = false;
  let current: ReturnType<typeof run> | undefined;
  files.onSet((path) => {
    if (current?.isListening) handOver(path, current);
  }, closing.signal);

  function handOver(path: string, { thread }: ReturnType<typeof run>): void {
    const file = files.get(path);
    // Pages and their Markdown: the thread sends no other file.
    if (!file || (!file.isPage && file.page === undefined)) return;
    thread.replacePage.asEvent(path, file.identity.body.toString('utf8'));
  }

  /** One thread, until it ends. */
  function run(number: number) {
    const socketPath = nameSocket(number);
    const workerData: PlatformThreadData = { config, socketPath, isReplacement: number > 1 };
    const worker = new Worker(module, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    const thread = createBirpc<ThreadFunctions, ServerFunctions>(
      {
        callSite,
        log,
        onListening() {
          state.isListening = true;
          state.hasListened = true;
          // It has read those of the build.
          for (const path of files.replaced) handOver(path, state);
          begun.resolve();
        },
      },
      {
        post: (message) => worker.postMessage(message),
        on: (listener) => worker.on('message', listener),
        timeout: ANSWER_TIMEOUT_MS,
      },
    );
    const begun = Promise.withResolvers<void>();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    const state = {
      ...{ isListening: false, hasListened: false, begun: begun.promise },
      ...{ socketPath, worker, thread, ended },
    };

    worker.on('error', (err) => logger.error({ err }, 'the platform failed'));
    let unanswered = 0;
    let mostUnanswered = PINGS_PER_SILENCE * START_SILENCES;
    const heartbeat = setInterval(() => {
      if (unanswered >= mostUnanswered) {
        logger.error(`the platform has not answered for ${silenceMs} ms`);
        void worker.terminate();
      }
      unanswered += 1;
      thread.ping().then(
        () => {
          unanswered = 0;
          mostUnanswered = PINGS_PER_SILENCE;
        },
        () => {},
      );
    }, silenceMs / PINGS_PER_SILENCE);
    ended.then(() => {
      clearInterval(heartbeat);
      state.isListening = false;
      thread.$close();
      begun.resolve();
    });
    return state;
  }

  /** Starts another thread whenever one ends, later and later while none of them comes to listen. */
  async function replace(first: ReturnType<typeof run>): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    current = first;
    for (let number = 2; ; number += 1) {
      const ended = current;
      const hasListened = await ended.ended.then(() => ended.hasListened);
      if (closing.signal.aborted) return;
      if (isRestarting) {
        isRestarting = false;
        current = run(number);
        continue;
      }
      pauseMs = hasListened ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      logger.warn(`the platform starts again in ${pauseMs} ms`);
      const isOver = await delay(pauseMs, false, { signal: closing.signal }).catch(() => true);
      if (isOver) return;
      current = run(number);
    }
  }

  return {
    async findSocket() {
      if (!current && !closing.signal.aborted) void replace(run(1));
      const asked = current;
      await asked?.begun;
      return asked?.isListening ? asked.socketPath : undefined;
    },
    async readMetrics() {
      if (!current?.isListening) return [];
      const timeout = delay(METRICS_TIMEOUT_MS, [], { ref: false });
      return Promise.race([current.thread.readMetrics().catch(() => []), timeout]);
    },
    async restart(timeoutMs) {
      if (!current) return;
      isRestarting = true;
      await end(timeoutMs);
    },
    async close(timeoutMs) {
      closing.abort();
      await end(timeoutMs);
    },
  };

  async function end(timeoutMs: number): Promise<void> {
    if (!current) return;
    const { isListening, thread, worker, ended } = current;
    if (isListening) await Promise.race([thread.close().catch(() => {}), ended, delay(timeoutMs)]);
    await worker.terminate();
  }
}
