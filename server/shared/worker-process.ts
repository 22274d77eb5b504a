import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface WorkerOptions {
  /** Path of a module that sends a message once it is ready, and then one answer to each message. */
  program: string;
  /** For one job. The start of the process does not count. */
  timeoutMs: number;
  maxHeapMb: number;
  /** What a job rejects with that takes longer than `timeoutMs`. */
  timeoutError: () => Error;
  /** What a job rejects with whose process ends before it answers. */
  exitError: () => Error;
}

const { NODE_COMPILE_CACHE } = process.env;
/** The child reads the compile cache of this process, where there is one. */
const COMPILE_CACHE = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/**
 * A child process with limits of time and memory, for work that cannot be interrupted. A worker thread would not do: a
 * thread that runs out of memory ends the whole process. It starts with the first job, and again after it was ended.
 */
export class WorkerProcess {
  readonly #options: WorkerOptions;
  #process: ChildProcess | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /**
   * One job at a time. The process is killed when the job fails.
   * @throws what `timeoutError` or `exitError` makes
   */
  async run<Answer>(job: string | object): Promise<Answer> {
    this.#process ??= await start(this.#options);
    const child = this.#process;
    const stop = new AbortController();
    const timeout = setTimeout(() => stop.abort(this.#options.timeoutError()), this.#options.timeoutMs);
    const onExit = () => stop.abort(this.#options.exitError());
    child.once('exit', onExit);
    try {
      child.send(job);
      const [message] = await once(child, 'message', { signal: stop.signal });
      return message as Answer;
    } catch (error) {
      await this.end();
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      clearTimeout(timeout);
      child.off('exit', onExit);
    }
  }

  /** Kills the process; resolves once it has ended. */
  async end(): Promise<void> {
    const { exitCode, signalCode } = this.#process ?? {};
    const running = exitCode === null && signalCode === null ? this.#process : undefined;
    this.#process = undefined;
    if (running?.kill('SIGKILL')) await once(running, 'exit');
  }
}

async function start({ program, maxHeapMb }: WorkerOptions): Promise<ChildProcess> {
  const started = fork(program, {
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    // It needs no secrets of ours, and prints nothing.
    env: COMPILE_CACHE,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const ended = once(started, 'exit').then(() => {
    throw new Error(`the process ${program} did not start`);
  });
  await Promise.race([once(started, 'message'), ended]);
  ended.catch(() => {});
  return started;
}
