/*
 * Kept by hand, for users, clients and connections of the chat; all other limits use plugins/http/rate-limiter.ts. A debt of
 * bytes lasts longer than any window of its library ('delays a reader until the cost of the last page is paid off' in
 * history-reads.test.ts). And that library answers by a promise: of the events that a socket sends together a later one
 * could then be stored first.
 */
/** Rate of permissions: `perSecond` in the long run, and `burst` at once. */
export interface Rate {
  perSecond: number;
  burst: number;
}

export type Permission = 'granted' | 'refused' | 'hopeless';

/** Rates of one user, and of all users of a client together. */
export interface SharedRate {
  user: Rate;
  client: Rate;
}

/** Counts what a user or client does, or costs. Times are milliseconds on any monotonic clock. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #countedAt: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#countedAt = now;
  }

  /**
   * Takes a permission for one sender. A refusal costs as much as a permission, so that a sender who slows down after
   * refusals recovers, and one who does not sinks further: `hopeless` says that there have been as many refusals as the
   * burst would have allowed events.
   */
  take(now: number): Permission {
    this.#refill(now);
    this.#tokens -= 1;
    if (this.#tokens >= 0) return 'granted';
    return this.#tokens >= -this.#rate.burst ? 'refused' : 'hopeless';
  }

  /**
   * Takes a permission from a bucket that many share: a refusal costs nothing, or those who go on would take it from
   * those who wait.
   */
  takeIfLeft(now: number): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Charges a cost that is known only afterwards; it may leave a debt. */
  charge(now: number, cost: number): void {
    this.#refill(now);
    this.#tokens -= cost;
  }

  /** Returns the time that it takes to pay off the debt; 0 without one. */
  msInDebt(now: number): number {
    this.#refill(now);
    return this.#tokens >= 0 ? 0 : Math.ceil((-this.#tokens / this.#rate.perSecond) * 1000);
  }

  #refill(now: number): void {
    const { perSecond, burst } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#countedAt) / 1000) * perSecond);
    this.#countedAt = now;
  }
}
