import { sharesOf } from './client-network.ts';

/** Counts what each network, and each IPv6 /48, has open; networks with nothing open are not kept. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  /** @param most what one network may have */
  isFull(network: string, most: number): boolean {
    return sharesOf(network).some(({ name, share }) => this.#countOf(name) >= most * share);
  }

  add(network: string): void {
    for (const { name } of sharesOf(network)) this.#counts.set(name, this.#countOf(name) + 1);
  }

  remove(network: string): void {
    for (const { name } of sharesOf(network)) {
      const rest = this.#countOf(name) - 1;
      if (rest > 0) this.#counts.set(name, rest);
      else this.#counts.delete(name);
    }
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}
