import type { Topic } from 'contract/answers/topic.ts';
import { STOP_WORDS } from '../passages/stop-words.ts';
import { plainWords } from './text-features.ts';

/** Share of the pairs of letters that two spellings of one word have in common. */
const LEAST_ALIKE = 0.6;
/** Letters by which they differ in length, at most. */
const MOST_LETTERS_APART = 4;

const wordsOfTopics = new WeakMap<Topic, ReadonlySet<string>>();

/**
 * The share of what a text is about that a topic knows: 0 to 1. `Who founded Rome` sounds like the question about our
 * founders, which knows only half of it. A typo counts as known, and so does the beginning of a word.
 */
export function knownShareOf(text: string, topic: Topic): number {
  const sought = contentWords(text);
  if (sought.length === 0) return 0;
  const known = wordsOf(topic);
  return sought.filter((word) => isKnown(word, known)).length / sought.length;
}

function wordsOf(topic: Topic): ReadonlySet<string> {
  let words = wordsOfTopics.get(topic);
  if (!words) {
    const { question, phrasings, answer, sources } = topic;
    words = new Set(
      [question, ...phrasings, answer, ...sources.map(({ evidence }) => evidence)].flatMap(plainWords),
    );
    wordsOfTopics.set(topic, words);
  }
  return words;
}

function contentWords(text: string): string[] {
  return plainWords(text).filter((word) => !STOP_WORDS.has(word));
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  const pairs = pairsOf(word);
  return [...known].some((other) => {
    const isNear = other[0] === word[0] && Math.abs(other.length - word.length) <= MOST_LETTERS_APART;
    return isNear && alike(pairs, pairsOf(other)) >= LEAST_ALIKE;
  });
}

/** Dice's coefficient. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size || 1);
}

function pairsOf(word: string): Set<string> {
  const edged = `_${word}`;
  return new Set(Array.from({ length: edged.length - 1 }, (_, at) => edged.slice(at, at + 2)));
}
