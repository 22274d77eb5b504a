const WINDOW_MS = 1_000;
const MANY = 100;
/** Factor of slower deliveries while many leads arrive: each message costs as much as storing ten to thirty of them. */
const SLOWDOWN = 100;

/**
 * Notices when leads arrive fast. Delivering a lead costs the process more than storing it, so deliveries then wait:
 * visitors who are sending a request come first.
 */
export class IntakeRate {
  readonly #now: () => number;
  #windowStart = Number.NEGATIVE_INFINITY;
  #count = 0;
  #isHigh = false;

  /** @param now a clock that never goes back, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  note(): void {
    this.#turn();
    this.#count += 1;
    if (this.#count > MANY) this.#isHigh = true;
  }

  /** Factor by which deliveries begin more slowly than usual. */
  get slowdown(): number {
    this.#turn();
    return this.#isHigh ? SLOWDOWN : 1;
  }

  /** A second is judged by what came in it, or in the one before. */
  #turn(): void {
    const elapsed = this.#now() - this.#windowStart;
    if (elapsed < WINDOW_MS) return;
    this.#isHigh = elapsed < 2 * WINDOW_MS && this.#count > MANY;
    this.#count = 0;
    this.#windowStart = this.#now();
  }
}
