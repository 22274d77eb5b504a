import { Overloaded } from '../web/errors.ts';

interface HashQueueOptions {
  /** Hashes computed at once: the others of Node's four threads stay free for files and names. */
  mostRunning?: number;
  /** One more is refused. */
  mostWaiting?: number;
}

/** Lets few hashes be computed at once, in order of arrival: a flood of logins must not take the site with it. */
export class HashQueue {
  readonly #mostRunning: number;
  readonly #mostWaiting: number;
  /** Functions that let the next one begin, oldest first. */
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({ mostRunning = 2, mostWaiting = 200 }: HashQueueOptions = {}) {
    this.#mostRunning = mostRunning;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Runs the task when its turn comes.
   * @throws {Overloaded} when too many wait
   * @throws the signal's reason, when it is aborted before the task has begun
   */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.#mostRunning) await this.#wait(signal);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.#mostWaiting) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.delete(begin);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(begin);
    });
  }

  /** Hands the place over, so that nobody who comes later can take it in between. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
