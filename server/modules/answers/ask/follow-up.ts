import { STOP_WORDS } from '../passages/stop-words.ts';
import { plainWords } from '../topics/text-features.ts';

/** Words with which people follow up on a question: `and for Enterprise?`, `what about it`, `why?`. */
const GOES_ON =
  /^\W*(?:and|or|also|but|so|then|ok and|okay and|what about|how about|same (?:for|question)|und|oder|aur|y|et)\b/i;
const POINTS_BACK =
  /\b(?:it|its|that|those|them|they|he|she|his|her|this one|that one|there|which one|one of them|afterwards|usme|iska|uska|davon)\b/i;
const MOST_WORDS_OF_A_POINTER = 9;
const MOST_WORDS_OF_MEANING = 1;

/**
 * Returns how a question depends on the one before it: `leaning` when it says so (`and for 20 people?`, `does it …`),
 * `short` when it has hardly a word of its own (`why?`, `pricing`), `alone` when it can be read by itself.
 */
export function dependenceOf(content: string): 'leaning' | 'short' | 'alone' {
  const words = plainWords(content);
  const isPointer = words.length <= MOST_WORDS_OF_A_POINTER && POINTS_BACK.test(content);
  if (GOES_ON.test(content) || isPointer) return 'leaning';
  return words.filter(hasMeaning).length <= MOST_WORDS_OF_MEANING ? 'short' : 'alone';
}

/** The words of a question that say what it is about: neither `what` and `the`, nor numbers. */
export function wordsOfMeaning(content: string): string[] {
  return plainWords(content).filter(hasMeaning);
}

function hasMeaning(word: string): boolean {
  return !STOP_WORDS.has(word) && !/^\d+$/.test(word);
}
