import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface Apart {
  /** A module that says something once it can begin, and then one thing to each message. */
  program: string;
  /** For one question. Loading the program takes its time too, which is not counted. */
  mostMs: number;
  mostHeapMb: number;
  tooSlow: () => Error;
  /** It has ended instead of answering. */
  lost: () => Error;
}

const { NODE_COMPILE_CACHE } = process.env;
/** What was compiled once need not be again, where this process itself has a place for that. */
const COMPILE_CACHE = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/**
 * Has work done in a process of its own, with limits of time and memory: some of it cannot be told to stop, and a
 * thread without memory ends all threads. Started with the first question, and anew when the last one ended it.
 */
export class ProcessApart {
  readonly #apart: Apart;
  #process: ChildProcess | undefined;

  constructor(apart: Apart) {
    this.#apart = apart;
  }

  /** One question at a time. */
  async ask<Answer>(question: string | object): Promise<Answer> {
    this.#process ??= await start(this.#apart);
    const asked = this.#process;
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(this.#apart.tooSlow()), this.#apart.mostMs);
    const lost = () => stop.abort(this.#apart.lost());
    asked.once('exit', lost);
    try {
      asked.send(question);
      const [message] = await once(asked, 'message', { signal: stop.signal });
      return message as Answer;
    } catch (error) {
      await this.end();
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      clearTimeout(late);
      asked.off('exit', lost);
    }
  }

  async end(): Promise<void> {
    const { exitCode, signalCode } = this.#process ?? {};
    const running = exitCode === null && signalCode === null ? this.#process : undefined;
    this.#process = undefined;
    if (running?.kill('SIGKILL')) await once(running, 'exit');
  }
}

async function start({ program, mostHeapMb }: Apart): Promise<ChildProcess> {
  const started = fork(program, {
    execArgv: [`--max-old-space-size=${mostHeapMb}`],
    // It needs no secrets of ours, and says nothing but its answers.
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
