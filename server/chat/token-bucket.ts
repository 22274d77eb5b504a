/** How many events are let through: `perSecond` in the long run, and `burst` at once. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/**
 * Counts what one sender does. A refusal costs as much as a permission, so that a sender who hears refusals and
 * slows down recovers, and one who does not goes on sinking.
 */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #countedAt: number;

  /** @param now milliseconds on any clock that never goes back */
  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#countedAt = now;
  }

  /** `hopeless` says that the sender has run up as many refusals as the burst would have allowed events. */
  take(now: number): 'granted' | 'refused' | 'hopeless' {
    const { perSecond, burst } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#countedAt) / 1000) * perSecond) - 1;
    this.#countedAt = now;
    if (this.#tokens >= 0) return 'granted';
    return this.#tokens >= -burst ? 'refused' : 'hopeless';
  }
}
