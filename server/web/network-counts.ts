import { nameWiderNetwork, WIDER_SHARE } from './client-network.ts';

/** Counts what each network, and each IPv6 /48, has open; networks with nothing open are not kept. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  /** @param most what one network may have */
  isFull(network: string, most: number): boolean {
    const wider = nameWiderNetwork(network);
    return (
      this.#countOf(network) >= most || (wider !== undefined && this.#countOf(wider) >= most * WIDER_SHARE)
    );
  }

  add(network: string): void {
    for (const name of namesOf(network)) this.#counts.set(name, this.#countOf(name) + 1);
  }

  remove(network: string): void {
    for (const name of namesOf(network)) {
      const rest = this.#countOf(name) - 1;
      if (rest > 0) this.#counts.set(name, rest);
      else this.#counts.delete(name);
    }
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}

function namesOf(network: string): string[] {
  const wider = nameWiderNetwork(network);
  return wider === undefined ? [network] : [network, wider];
}
