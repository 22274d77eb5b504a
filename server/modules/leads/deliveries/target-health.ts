const FAILURES_TO_OPEN = 3;
const FIRST_PAUSE_MS = 5_000;
/** Longest pause: short, so that a target that is back gets everything within a minute. */
const LONGEST_PAUSE_MS = 20_000;

/**
 * Circuit breaker of one target. After three failures in a row nothing is sent for 5 s, then a single attempt finds out
 * whether it is back; each that fails doubles the pause, up to 20 s. A target may also request a pause itself.
 */
export class TargetHealth {
  readonly #now: () => number;
  #failures = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #pauseMs = FIRST_PAUSE_MS;

  /** @param now a clock that never goes back, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Reports whether it has failed so often that only a single attempt at a time is made. */
  get isDown(): boolean {
    return this.#failures >= FAILURES_TO_OPEN;
  }

  /** Time for which nothing may be sent; 0 when something may. */
  get pauseMs(): number {
    return Math.max(0, this.#pausedUntil - this.#now());
  }

  /** @returns whether it was down before */
  succeed(): boolean {
    const wasDown = this.isDown;
    this.#failures = 0;
    this.#pauseMs = FIRST_PAUSE_MS;
    return wasDown;
  }

  /** @returns whether this failure is the first that shows the target to be down */
  fail(retryAfterMs = 0): boolean {
    const wasDown = this.isDown;
    this.#failures += 1;
    // Attempts that began together fail together: that is one finding, not several.
    if (this.isDown && this.pauseMs === 0) {
      if (wasDown) this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
      this.#pause(this.#pauseMs);
    }
    this.#pause(retryAfterMs);
    return this.isDown && !wasDown;
  }

  #pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + ms);
  }
}
