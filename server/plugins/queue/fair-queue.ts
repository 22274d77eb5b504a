import { Overloaded, RateLimited, RETRY_SOON } from '../../shared/errors.ts';
import { type Admission, type Place, WaitingLine } from './waiting-line.ts';

/** How many, of one member, of one group, and in all. */
export interface Shares {
  member: number;
  group: number;
  all: number;
}

export interface FairQueueLimits {
  /** Tasks under way at once. A group that may use less than all leaves room for the others. */
  running: Shares;
  waiting: Shares;
}

interface Turn {
  begin: () => void;
  refuse: (reason: unknown) => void;
}

/**
 * Runs few tasks at once, and lets those who wait take turns by groups and members, so that whoever brings more than
 * the others waits for himself only (docs/decisions/027).
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #line = new WaitingLine<Turn>();
  readonly #ofGroup = new Map<string, number>();
  readonly #ofMember = new Map<string, number>();
  readonly #admission: Admission = {
    mayGroup: (group) => (this.#ofGroup.get(group) ?? 0) < this.#limits.running.group,
    mayMember: (place) => (this.#ofMember.get(memberKey(place)) ?? 0) < this.#limits.running.member,
  };
  #runningInAll = 0;
  #resume: NodeJS.Timeout | undefined;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs the task when its turn comes.
   * @throws {RateLimited} when too many wait of its member or group
   * @throws {Overloaded} when too many wait in all, and its group has most in line
   * @throws the signal's reason, when it is aborted before the task has begun
   */
  async run<T>(place: Place, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    await this.#takeTurn(place, signal);
    try {
      return await task();
    } finally {
      this.#countRunning(place, -1);
      this.#beginNext();
    }
  }

  /** Begins nothing for so long, while what is under way goes on. Of two pauses, the one that ends later counts. */
  pauseFor(ms: number): void {
    const until = performance.now() + ms;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    clearTimeout(this.#resume);
    this.#resume = setTimeout(() => {
      this.#resume = undefined;
      this.#beginNext();
    }, ms);
    // The end of the process waits for nobody's pause.
    this.#resume.unref();
  }

  /** What is left of a pause. */
  get pauseLeftMs(): number {
    return this.#resume ? Math.max(0, this.#pausedUntil - performance.now()) : 0;
  }

  #takeTurn(place: Place, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#line.remove(place, turn);
        reject(signal?.reason);
      };
      const leaveLine = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          signal?.removeEventListener('abort', giveUp);
          settle(value);
        };
      };
      const turn: Turn = { begin: leaveLine(resolve), refuse: leaveLine(reject) };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#line.add(place, turn);
      this.#beginNext();
      this.#makeRoom(place, turn);
    });
  }

  /** Beyond its own share the newcomer goes; beyond what may wait in all, the last of those who have most in line. */
  #makeRoom(place: Place, newcomer: Turn): void {
    const { member, group, all } = this.#limits.waiting;
    const isBeyondShare = this.#line.countOfMember(place) > member || this.#line.countOfGroup(place) > group;
    if (isBeyondShare && this.#line.remove(place, newcomer)) newcomer.refuse(new RateLimited(RETRY_SOON));
    if (this.#line.size > all) this.#line.takeLastOfLongest()?.refuse(new Overloaded());
  }

  #beginNext(): void {
    while (!this.#resume && this.#runningInAll < this.#limits.running.all) {
      const next = this.#line.takeNext(this.#admission);
      if (!next) return;
      this.#countRunning(next.place, 1);
      next.item.begin();
    }
  }

  #countRunning(place: Place, change: 1 | -1): void {
    this.#runningInAll += change;
    count(this.#ofGroup, place.group, change);
    count(this.#ofMember, memberKey(place), change);
  }
}

/** Those of whom none is left are forgotten. */
function count(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const counted = (counts.get(key) ?? 0) + change;
  if (counted === 0) counts.delete(key);
  else counts.set(key, counted);
}

function memberKey({ group, member }: Place): string {
  return JSON.stringify([group, member]);
}
