/** Lets one after the other in, in the order in which they came. */
export class Turns {
  #isTaken = false;
  #waiting: { begin: () => void; refuse: (error: unknown) => void }[] = [];

  /** @returns ends the turn */
  async take(): Promise<() => void> {
    if (this.#isTaken) {
      await new Promise<void>((begin, refuse) => this.#waiting.push({ begin, refuse }));
    }
    this.#isTaken = true;
    return () => this.#passOn();
  }

  /** Whoever waits now gets no turn, but this error. */
  refuseWaiting(error: unknown): void {
    for (const { refuse } of this.#waiting.splice(0)) refuse(error);
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#isTaken = false;
  }
}
