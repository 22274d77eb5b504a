import type { SearchResult } from 'minisearch';

/** One word to be found. */
export interface QueryTerm {
  stem: string;
  /** 1 for what was asked, less for what was said before. */
  weight: number;
  /** Stems that say the same, found with less weight. */
  related: readonly string[];
  /** It is still being typed: what begins with it is meant too, however short it is. */
  isUnfinished?: boolean;
}

/** What a hit is worth that is not the word itself. */
const RELATED_WORTH = 0.6;
const BEGINNING_WORTH = 0.8;
/** Shorter words are the beginning of too many others. */
export const SHORTEST_BEGINNING = 4;

/** Whether words that begin with this one are found by it. */
export function isBeginning({ stem, isUnfinished = false }: QueryTerm): boolean {
  return stem.length >= SHORTEST_BEGINNING || isUnfinished;
}

/** How much each stem counts in a search: a word by its weight, what says the same by less. */
export function weightsOf(words: readonly QueryTerm[]): Map<string, number> {
  const weights = new Map<string, number>();
  const raise = (stem: string, weight: number) => weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
  for (const { stem, weight, related } of words) {
    raise(stem, weight);
    for (const other of related) raise(other, weight * RELATED_WORTH);
  }
  return weights;
}

/** By stem: index of a sought word, and what the stem is worth for it. */
export type Worths = Map<string, [number, number][]>;

/** For each stem that was found: which of the words it stands for. */
export function worthsOf(words: readonly QueryTerm[], results: readonly SearchResult[]): Worths {
  const found = new Set(results.flatMap(({ match }) => Object.keys(match)));
  return new Map(
    [...found].map((stem) => {
      const worths = words.map((word, index): [number, number] => [index, worthOf(word, stem)]);
      return [stem, worths.filter(([, worth]) => worth > 0)];
    }),
  );
}

function worthOf(word: QueryTerm, stem: string): number {
  if (word.stem === stem) return 1;
  if (word.related.includes(stem)) return RELATED_WORTH;
  return isBeginning(word) && stem.startsWith(word.stem) ? BEGINNING_WORTH : 0;
}
