/** Chance that comes out the same each time, so that pictures and tries can be repeated. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  /** Reports whether something of this probability happens. */
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks an item as often as the weights say. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
}

/** Creates a generator by mulberry32: short, and even enough for texts. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  return {
    ...{ next, pick },
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (probability) => next() < probability,
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? items[0])?.[0] as never;
    },
  };
}
