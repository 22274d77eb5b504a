import type { SearchResult } from 'minisearch';

/** One word of a query. */
export interface QueryTerm {
  stem: string;
  /** 1 for what was asked, less for what was said before. */
  weight: number;
  /** Stems that say the same, found with less weight. */
  related: readonly string[];
  /** It is still being typed: what begins with it is meant too, however short it is. */
  isUnfinished?: boolean;
}

/** The weight of a hit that is not the term itself. */
const RELATED_WEIGHT = 0.6;
const PREFIX_WEIGHT = 0.8;
/** Shorter words are the beginning of too many others. */
export const SHORTEST_BEGINNING = 4;

/** Reports whether this word finds words that begin with it. */
export function isBeginning({ stem, isUnfinished = false }: QueryTerm): boolean {
  return stem.length >= SHORTEST_BEGINNING || isUnfinished;
}

/** Returns the weight of each stem in a search: that of a word, and less for its synonyms. */
export function weightsOf(words: readonly QueryTerm[]): Map<string, number> {
  const weights = new Map<string, number>();
  const raise = (stem: string, weight: number) => weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
  for (const { stem, weight, related } of words) {
    raise(stem, weight);
    for (const other of related) raise(other, weight * RELATED_WEIGHT);
  }
  return weights;
}

/** Terms by stem: the index of a query term, and the weight of the stem for it. */
export type TermWeights = Map<string, [number, number][]>;

/** Returns the terms that each found stem stands for. */
export function termWeightsOf(words: readonly QueryTerm[], results: readonly SearchResult[]): TermWeights {
  const found = new Set(results.flatMap(({ match }) => Object.keys(match)));
  return new Map(
    [...found].map((stem) => {
      const termWeights = words.map((word, index): [number, number] => [index, termWeightOf(word, stem)]);
      return [stem, termWeights.filter(([, weight]) => weight > 0)];
    }),
  );
}

function termWeightOf(word: QueryTerm, stem: string): number {
  if (word.stem === stem) return 1;
  if (word.related.includes(stem)) return RELATED_WEIGHT;
  return isBeginning(word) && stem.startsWith(word.stem) ? PREFIX_WEIGHT : 0;
}
