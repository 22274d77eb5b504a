/** Numbers that a seed decides: the same seed chooses the same (mulberry32). */
export interface Random {
  /** Returns a number from 0 up to 1. */
  next: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Whole, from `least` to `most`. */
  between: (least: number, most: number) => number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}
