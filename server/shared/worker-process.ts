import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface WorkerOptions {
  /** Path of a module that sends a message once it is ready, and then one answer to each message. */
  program: string;
  /** Time limit of one job. The start of the process does not count. */
  timeoutMs: number;
  maxHeapMb: number;
  /** Creates the error of a job that takes longer than `timeoutMs`. */
  timeoutError: () => Error;
  /** Creates the error of a job whose process ends before it answers. */
  exitError: () => Error;
  /** Time that it waits for another job before it is ended; without it, until `end`. */
  idleMs?: number;
  /** Names of variables of this process that it is given, beside where compiled code is kept. */
  env?: readonly string[];
}

/** The child reads the compile cache of this process, where there is one. */
const COMPILE_CACHE = 'NODE_COMPILE_CACHE';

/**
 * A child process with limits of time and memory, for work that cannot be interrupted. A worker thread would not do: a
 * thread that runs out of memory ends the whole process. It starts with the first job, and again after it was ended.
 */
export class WorkerProcess {
  readonly #options: WorkerOptions;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /**
   * Runs a job, one at a time. Kills the process if the job fails or the signal aborts.
   * @param options.parts messages to send before the job
   * @throws what `timeoutError` or `exitError` makes, or the reason of the signal
   */
  async run<Answer>(
    job: string | object,
    { signal, parts = [] }: { signal?: AbortSignal; parts?: readonly Uint8Array[] | undefined } = {},
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const { timeoutMs, timeoutError, exitError, program } = this.#options;
    clearTimeout(this.#idle);
    let isReady = this.#process !== undefined;
    this.#process ??= start(this.#options);
    const child = this.#process;
    refer(child, true);
    const stop = new AbortController();
    const onAbort = () => stop.abort(signal?.reason);
    const onExit = () =>
      stop.abort(isReady ? exitError() : new Error(`the process ${program} did not start`));
    let timeout: NodeJS.Timeout | undefined;
    child.once('exit', onExit);
    signal?.addEventListener('abort', onAbort);
    try {
      if (!isReady) await once(child, 'message', { signal: stop.signal });
      isReady = true;
      timeout = setTimeout(() => stop.abort(timeoutError()), timeoutMs);
      for (const part of parts) await sendPart(child, part);
      child.send(job);
      const [message] = await once(child, 'message', { signal: stop.signal });
      this.#rest(child);
      return message as Answer;
    } catch (error) {
      await this.end();
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      clearTimeout(timeout);
      child.off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Kills the process; resolves once it has ended. */
  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const { exitCode, signalCode } = this.#process ?? {};
    const running = exitCode === null && signalCode === null ? this.#process : undefined;
    this.#process = undefined;
    if (running?.kill('SIGKILL')) await once(running, 'exit');
  }

  #rest(child: ChildProcess): void {
    const { idleMs } = this.#options;
    if (idleMs === undefined) return;
    this.#idle = setTimeout(() => this.end(), idleMs).unref();
    refer(child, false);
  }
}

/** Sets whether a child keeps this process running. */
function refer(child: ChildProcess, isKept: boolean): void {
  for (const each of [child, child.channel]) each?.[isKept ? 'ref' : 'unref']();
}

function sendPart(child: ChildProcess, part: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(part, (error) => (error ? reject(error) : resolve()));
  });
}

function start({ program, maxHeapMb, env = [] }: WorkerOptions): ChildProcess {
  return fork(program, {
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    // It needs no secrets of ours, and prints nothing.
    env: Object.fromEntries(
      [COMPILE_CACHE, ...env].flatMap((name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}
