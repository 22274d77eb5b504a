/** Counts what each network has open; networks with nothing open are not kept. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  countOf(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  add(network: string): void {
    this.#counts.set(network, this.countOf(network) + 1);
  }

  remove(network: string): void {
    const rest = this.countOf(network) - 1;
    if (rest > 0) this.#counts.set(network, rest);
    else this.#counts.delete(network);
  }
}
