const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

/**
 * Remembers whether something fails again and again. After three failures in a row it is left alone for a minute;
 * then each further failure opens the circuit again, until it succeeds once.
 */
export class Circuit {
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;

  /** @param now a clock that never goes back, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  succeed(): void {
    this.#failures = 0;
  }

  /** @returns whether this failure opened it */
  fail(): boolean {
    this.#failures += 1;
    if (this.#failures < FAILURES_TO_OPEN || this.isOpen) return false;
    this.#openUntil = this.#now() + OPEN_MS;
    return true;
  }
}
