import pLimit from 'p-limit';

/** Lets one after the other in, in the order in which they came. */
export class Turns {
  readonly #limit = pLimit({ concurrency: 1, rejectOnClear: true });
  #refusal: unknown;

  /**
   * @returns ends the turn
   * @throws what was given to `refuseWaiting`
   */
  take(): Promise<() => void> {
    return new Promise((begin, refuse) => {
      this.#limit(() => new Promise<void>((end) => begin(end))).catch(() => refuse(this.#refusal));
    });
  }

  /** Those who wait now get no turn, but this error. */
  refuseWaiting(error: unknown): void {
    this.#refusal = error;
    this.#limit.clearQueue();
  }
}
