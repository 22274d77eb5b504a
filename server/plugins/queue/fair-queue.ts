// By hand above `p-queue`, which has one line and one limit: turns by groups and members, and what may wait of each.
// `fair-queue.test.ts` fails without it, and so does `new-password.test.ts`, with a flood of logins.
import PQueue from 'p-queue';
import { Overloaded, RateLimited, RETRY_SOON } from '../../shared/errors.ts';
import { KeyedQueue } from './keyed-queue.ts';

/** Owner of a task: a member of a group. */
export interface TaskOwner {
  /** A client, or a network. */
  group: string;
  /** A user of the client, or an account that the network asks for. */
  member: string;
}

/** Numbers for one member, for one group, and in all. */
export interface Shares {
  member: number;
  group: number;
  all: number;
}

export interface FairQueueLimits {
  /** Tasks that run at once. A group that may use less than all leaves room for the others. */
  running: Shares;
  waiting: Shares;
}

interface Waiting extends TaskOwner {
  leave: (reason: unknown) => void;
}

/**
 * Runs few tasks at once (decision 014). A task waits in the queue of its member, then of its group, then of all. Each
 * queue lets as many into the next as may run, so that members of a group, and groups, take turns.
 */
export class FairQueue {
  readonly #waitingLimits: Shares;
  readonly #members: KeyedQueue;
  readonly #groups: KeyedQueue;
  readonly #all: PQueue;
  /** Waiting tasks by group, each in the order in which they came. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  #resume: NodeJS.Timeout | undefined;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor({ running, waiting }: FairQueueLimits) {
    this.#waitingLimits = waiting;
    this.#members = new KeyedQueue(running.member);
    this.#groups = new KeyedQueue(running.group);
    this.#all = new PQueue({ concurrency: running.all });
  }

  /**
   * Runs the task when its turn comes.
   * @throws {RateLimited} when too many of its member or group wait
   * @throws {Overloaded} when too many wait in all, and most of them are of its group
   * @throws the signal's reason, when it is aborted before the task runs
   */
  async run<T>(owner: TaskOwner, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    // Of its own: `p-queue` would give up a task that runs, too.
    const leaving = new AbortController();
    const waiting: Waiting = {
      ...owner,
      leave: (reason) => {
        stopWaiting();
        leaving.abort(reason);
      },
    };
    const giveUp = () => waiting.leave(signal?.reason);
    const stopWaiting = () => {
      this.#remove(waiting);
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    const begin = () => {
      stopWaiting();
      return task();
    };
    this.#add(waiting);
    const inAll = () => this.#all.add(begin, { signal: leaving.signal });
    const inGroup = () => this.#groups.run(owner.group, inAll, leaving.signal);
    const member = JSON.stringify([owner.group, owner.member]);
    const result = this.#members.run(member, inGroup, leaving.signal);
    this.#makeRoom(waiting);
    return result;
  }

  /** Begins nothing for so long, while what runs goes on. Of two pauses, the one that ends later counts. */
  pauseFor(ms: number): void {
    const until = performance.now() + ms;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    clearTimeout(this.#resume);
    this.#all.pause();
    // The end of the process does not wait for it.
    this.#resume = setTimeout(() => this.#all.start(), ms).unref();
  }

  /** Rest of a pause. */
  get pauseLeftMs(): number {
    return this.#all.isPaused ? Math.max(0, this.#pausedUntil - performance.now()) : 0;
  }

  /**
   * Makes room. Beyond its own share the newcomer goes; beyond what may wait in all, the last of the group with most in
   * line.
   */
  #makeRoom(newcomer: Waiting): void {
    const ofGroup = this.#waiting.get(newcomer.group);
    if (!ofGroup?.has(newcomer)) return;
    const { member, group, all } = this.#waitingLimits;
    const ofMember = [...ofGroup].filter((each) => each.member === newcomer.member);
    if (ofGroup.size > group || ofMember.length > member) newcomer.leave(new RateLimited(RETRY_SOON));
    const groups = [...this.#waiting.values()];
    if (groups.reduce((sum, { size }) => sum + size, 0) <= all) return;
    const longest = groups.reduce((one, other) => (other.size >= one.size ? other : one));
    [...longest].at(-1)?.leave(new Overloaded());
  }

  #add(waiting: Waiting): void {
    const ofGroup = this.#waiting.get(waiting.group) ?? new Set();
    this.#waiting.set(waiting.group, ofGroup.add(waiting));
  }

  #remove(waiting: Waiting): void {
    const ofGroup = this.#waiting.get(waiting.group);
    ofGroup?.delete(waiting);
    if (ofGroup?.size === 0) this.#waiting.delete(waiting.group);
  }
}
