import { STOP_WORDS } from '../passages/stop-words.ts';
import { conceptsOf } from './concepts.ts';

/** Parts of a text that are compared, each with how much it counts there. */
export type Features = Map<string, number>;

const SHORTEST_PART = 3;
const LONGEST_PART = 4;
/** A word as a whole, two in a row, and what they mean say more than letters that they share with other words. */
const WORD_COUNT = 2;
const PAIR_COUNT = 1.5;
const CONCEPT_COUNT = 3;
/** Words such as `is` and `the` say little; those that ask say what kind of answer is wanted. */
const STOP_WORD_SHARE = 0.15;
const ASKING_SHARE = 0.4;
/** Says nothing of what is asked; a code such as 429 or 27001 does. */
export const SMALL_NUMBER = /^\d{1,2}$/;
const ASKING = new Set('how who where when why what which much many long often can do'.split(' '));

const BESIDE_LATIN =
  /([a-z\d])(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])|([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])(?=[a-z\d])/gu;

/** Lower case without accents and punctuation, so that spellings of one word meet: `¿Cuánto?` is `cuanto`. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/(\d)[.,'’\s](?=\d{3}\b)/g, '$1')
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      // Japanese and Chinese put no blank between a name of ours and their words.
      .replace(BESIDE_LATIN, '$1$2 ')
      .trim()
      .split(' ')
      .filter((word) => word !== '')
  );
}

/**
 * The parts of three and four letters of each word with its edges, the words, the pairs of words, and the concepts that
 * they stand for. Parts of letters survive a typo and an ending; concepts survive another wording and another language.
 */
export function featuresOf(text: string): Features {
  return combine(text, partsOf);
}

/** Reads the features of many texts, and what is in a word once. */
export class FeatureReader {
  readonly #parts = new Map<string, WordParts>();

  read(text: string): Features {
    return combine(text, (word) => {
      const parts = this.#parts.get(word) ?? partsOf(word);
      this.#parts.set(word, parts);
      return parts;
    });
  }
}

/** The features of one word, each with how much it counts. */
type WordParts = readonly (readonly [feature: string, count: number])[];

function combine(text: string, read: (word: string) => WordParts): Features {
  const words = plainWords(text).filter((word) => !SMALL_NUMBER.test(word));
  const features: Features = new Map();
  const add = (feature: string, count: number) => features.set(feature, (features.get(feature) ?? 0) + count);
  for (const [index, word] of words.entries()) {
    for (const [feature, count] of read(word)) add(feature, count);
    const next = words[index + 1];
    if (next !== undefined) add(`p:${word} ${next}`, PAIR_COUNT * shareOfPair(shareOf(word), shareOf(next)));
  }
  return features;
}

function partsOf(word: string): WordParts {
  const share = shareOf(word);
  const parts: [string, number][] = [[`w:${word}`, WORD_COUNT * share]];
  for (const concept of conceptsOf(word)) parts.push([`c:${concept}`, CONCEPT_COUNT]);
  const edged = `_${word}_`;
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1) {
    for (let at = 0; at + length <= edged.length; at += 1) parts.push([edged.slice(at, at + length), share]);
  }
  return parts;
}

/** Reports whether a feature is a word, a pair or a concept, and not a part of a word. */
export function isWhole(feature: string): boolean {
  return feature[1] === ':';
}

function shareOf(word: string): number {
  if (ASKING.has(word)) return ASKING_SHARE;
  return STOP_WORDS.has(word) ? STOP_WORD_SHARE : 1;
}

/** Two words that say little say a bit more in a row. */
function shareOfPair(one: number, other: number): number {
  return Math.max(one, other) * (one < 1 && other < 1 ? 0.5 : 1);
}
