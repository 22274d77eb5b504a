import { FairQueue, type FairQueueLimits, type TaskOwner } from '../../../plugins/queue/fair-queue.ts';

import { PublicError } from '../../../shared/errors.ts';
import { ModelFailure } from './model-failure.ts';

export interface ModelTurnsParts {
  /** Calls under way at once: half of them of one client, a quarter of one user. */
  mostAtOnce: number;
  /** Longest wait for a turn; then the own words answer. */
  queueTimeoutMs: number;
}

/** Most waiting questions of one user, of one client, and in all. */
const WAITING: FairQueueLimits['waiting'] = { member: 10, group: 50, all: 200 };

/**
 * Lets questions be asked in turns, client by client and user by user. A provider that has too many calls of ours is
 * given the pause that it asks for: it refuses the key, which all clients share, and not the one who asked last.
 */
export class ModelTurns {
  readonly #queue: FairQueue;
  readonly #queueTimeoutMs: number;

  constructor({ mostAtOnce, queueTimeoutMs }: ModelTurnsParts) {
    const share = (part: number) => Math.max(1, Math.floor(mostAtOnce / part));
    const running = { member: share(4), group: share(2), all: mostAtOnce };
    this.#queue = new FairQueue({ running, waiting: WAITING });
    this.#queueTimeoutMs = queueTimeoutMs;
  }

  /**
   * Calls when the turn comes, and once more after a pause that the provider has asked for.
   * @param signal aborted when no one waits for the answer any more
   * @throws {ModelFailure} `no turn` when too many wait, or the pause is too long
   */
  async take<T>(owner: TaskOwner, call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    try {
      return await this.#takeOnce(owner, call, signal);
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.pauseMs === undefined) throw error;
      if (error.pauseMs > this.#queueTimeoutMs) throw error;
      return this.#takeOnce(owner, call, signal);
    }
  }

  async #takeOnce<T>(owner: TaskOwner, call: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    if (this.#queue.pauseLeftMs > this.#queueTimeoutMs) throw noTurn();
    const timeout = AbortSignal.timeout(this.#queueTimeoutMs);
    const giveUp = signal ? AbortSignal.any([signal, timeout]) : timeout;
    let hasBegun = false;
    const pausing = () => {
      hasBegun = true;
      return call().catch((error: unknown) => {
        if (error instanceof ModelFailure && error.pauseMs !== undefined) this.#queue.pauseFor(error.pauseMs);
        throw error;
      });
    };
    try {
      return await this.#queue.run(owner, pausing, giveUp);
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof PublicError || !hasBegun ? noTurn() : error;
    }
  }
}

function noTurn(): ModelFailure {
  return new ModelFailure({ reason: 'no turn', isTransient: false, isOfQuestion: true });
}
