import { setImmediate } from 'node:timers/promises';
import { wordsOf } from './search-words.ts';

/** Parts of an article that are compared. */
export interface ComparableArticle {
  subject: string;
  /** Name of its category. */
  category: string;
  /** HTML as the import writes it; its headings count. */
  html: string;
  /** All its words, those of the headings among them. */
  text: string;
}

/** Number of times that an article uses each of its words; one in the title counts several times. */
export type TermCounts = ReadonlyMap<string, number>;

type Vector = readonly (readonly [term: string, weight: number])[];

/** One of the others. `similarity` is 0 for nothing in common, 1 for the same words. */
export interface SimilarArticle {
  id: string;
  similarity: number;
}

const WEIGHTS = { subject: 6, category: 2, heading: 2, text: 1 } as const;
const HEADING = /<h([2-6])[^>]*>(.*?)<\/h\1>/gs;
const TAG = /<[^>]*>/g;
const SHORTEST_WORD = 3;
/** A word of one or two articles, such as a name in an example, is no rarer than one of three. */
const RAREST = 3;
const MOST_TERMS = 120;
const ARTICLES_AT_ONCE = 20;
/** Precision beyond which articles are equally like: sums of fractions differ in their last digits. */
const DIGITS = 1e6;

/** The words by which an article can be compared, without numbers, which mean nothing by themselves. */
export function countTerms({ subject, category, html, text }: ComparableArticle): TermCounts {
  const headings = Array.from(html.matchAll(HEADING), ([, , inner = '']) => inner.replace(TAG, ''));
  const counts = new Map<string, number>();
  const count = (words: string, weight: number) => {
    for (const term of termsOf(words)) counts.set(term, (counts.get(term) ?? 0) + weight);
  };
  count(subject, WEIGHTS.subject);
  count(category, WEIGHTS.category);
  count(headings.join(' '), WEIGHTS.heading);
  count(text, WEIGHTS.text);
  return counts;
}

/** `agent` and `agents` are one term. */
function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length >= SHORTEST_WORD && !/^\d+$/.test(word))
    .map((word) => (/[^s]s$/.test(word) && word.length > SHORTEST_WORD ? word.slice(0, -1) : word));
}

/**
 * Compares articles by the words they share: the cosine of their tf-idf vectors, in which a word weighs the more, the
 * fewer articles say it. No list of small words is needed, in whatever language: they are in all articles. Others are
 * answered while it works.
 * @returns the others that are at all like one of them, in the order of the map where they are equally like
 */
export async function compareArticles(
  articles: ReadonlyMap<string, TermCounts>,
): Promise<(id: string) => SimilarArticle[]> {
  const spread = new Map<string, number>();
  await eachInPieces(articles, ([, counts]) => {
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  });
  const vectors = new Map<string, Vector>();
  /** Articles that use a term, each with its weight. */
  const sayers = new Map<string, [id: string, weight: number][]>();
  await eachInPieces(articles, ([id, counts]) => {
    const vector = toUnitVector(counts, (term) => rarity(spread.get(term) ?? 1, articles.size));
    vectors.set(id, vector);
    for (const [term, weight] of vector) {
      const known = sayers.get(term);
      if (known) known.push([id, weight]);
      else sayers.set(term, [[id, weight]]);
    }
  });
  const order = [...articles.keys()];

  return (id) => {
    const sums = new Map<string, number>();
    for (const [term, weight] of vectors.get(id) ?? []) {
      for (const [other, itsWeight] of sayers.get(term) ?? []) {
        sums.set(other, (sums.get(other) ?? 0) + weight * itsWeight);
      }
    }
    sums.delete(id);
    return order
      .filter((other) => sums.has(other))
      .map((other) => ({ id: other, similarity: Math.round((sums.get(other) ?? 0) * DIGITS) / DIGITS }))
      .sort((a, b) => b.similarity - a.similarity);
  };
}

async function eachInPieces<Item>(items: Iterable<Item>, act: (item: Item) => void): Promise<void> {
  let count = 0;
  for (const item of items) {
    act(item);
    count += 1;
    if (count % ARTICLES_AT_ONCE === 0) await setImmediate();
  }
}

/**
 * Returns the weight of a word that so many of all articles use: never 0, so that two articles can be compared as well.
 */
function rarity(spread: number, total: number): number {
  return Math.log((total + 1) / Math.min(Math.max(spread, RAREST), total));
}

/**
 * Returns the vector of the most characteristic terms of an article: the others are in nearly all, and cost the most to
 * compare.
 */
function toUnitVector(counts: TermCounts, rarityOf: (term: string) => number): Vector {
  const weighted = Array.from(counts, ([term, count]): [string, number] => [
    term,
    (1 + Math.log(count)) * rarityOf(term),
  ]);
  const heaviest = weighted.sort(([, a], [, b]) => b - a).slice(0, MOST_TERMS);
  const length = Math.hypot(...heaviest.map(([, weight]) => weight));
  return heaviest.map(([term, weight]) => [term, weight / length]);
}
