import { wordsOf } from '../../blog/blog.queries.ts';
import { STOP_WORDS } from './stop-words.ts';

/** No real word is longer. */
const LONGEST_WORD = 40;

/**
 * Splits a text into words as the search of the blog does, except within a word: 25,000 is found as 25000; `e-mail` and
 * `don't` are one word each.
 */
export function wordsIn(text: string): string[] {
  const joined = text
    .toLowerCase()
    .replace(/(\d)[,'’](?=\d{3}\b)/g, '$1')
    .replace(/['’]s\b/g, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/\be-(?=mail)/g, 'e');
  return wordsOf(joined).map((word) => word.slice(0, LONGEST_WORD));
}

/** The words that carry meaning, each by its stem. */
export function termsOf(text: string): string[] {
  return wordsIn(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf);
}

const VOWEL = /[aeiouy]/;

/**
 * Returns a key that forms of an English word share: `pricing`, `prices` and `price` are all `pric`. It distinguishes
 * less than a dictionary would, and it is never shown.
 */
export function stemOf(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^sui])s$/, '$1');
  const plain = withoutSuffix(singular, /(?:ly|ing|ed)$/).replace(/([st])ion$/, '$1');
  return plain.replace(/(?<=..)e$/, '').replace(/(?<=.)([bcdfglmnprstz])\1$/, '$1');
}

/** Removes a suffix if the rest is still a word: `need` and `sing` keep their ends. */
function withoutSuffix(word: string, suffix: RegExp): string {
  const rest = word.replace(suffix, '');
  return rest.length >= 3 && VOWEL.test(rest) && !/e$/.test(rest) ? rest : word;
}
