import { meaningsOf } from './related-words.ts';
import { splitSentences } from './sentences.ts';
import type { QueryTerm } from './term-weights.ts';
import { wordsIn } from './words.ts';

/** A text longer than this is searched for its questions; without one, for its beginning and its end. */
const LONGEST_QUESTION = 400;
const MOST_WORDS = 20;
/** A word that stands in what was said before counts half. */
const CONTEXT_WEIGHT = 0.5;
const MOST_TURNS_BACK = 5;

/** Words with which people follow up on what was said: `and for Enterprise?`, `what about it`, `why?`. */
const GOES_ON = /^\W*(?:and|or|also|but|so|then|what about|how about|same (?:for|question))\b/i;
const POINTS_BACK = /\b(?:it|its|that|those|them|they|this one|that one|there)\b/i;
const MOST_WORDS_OF_A_POINTER = 3;

/** Query of a search. */
export interface Asked {
  content: string;
  /** Turns before in the thread, oldest first. */
  history: readonly { from: 'person' | 'assistant'; content: string }[];
  /** The visitor is still typing it, so that its last word may be the beginning of a longer one. */
  isUnfinished?: boolean;
}

/** The terms of a query. A question that goes on about the last ones is completed with their words. */
export function readQueryTerms(question: Asked): QueryTerm[] {
  const own = readWords(question.content, 1);
  const last = own.at(-1);
  if (last && question.isUnfinished && /[\p{L}\p{N}]$/u.test(question.content)) last.isUnfinished = true;
  const before = listContext(question).flatMap((content) => readWords(content, CONTEXT_WEIGHT));
  return withoutRepeats([...own, ...before]).slice(0, MOST_WORDS);
}

/** Reports whether a question can only be understood by what was said before. */
export function goesOn(content: string): boolean {
  const { length } = readWords(content, 1);
  return (
    length === 0 || GOES_ON.test(content) || (length <= MOST_WORDS_OF_A_POINTER && POINTS_BACK.test(content))
  );
}

/** Lists earlier questions that this one still asks about, the latest first. */
function listContext({ content, history }: Asked): string[] {
  if (!goesOn(content)) return [];
  const said = history
    .filter(({ from }) => from === 'person')
    .slice(-MOST_TURNS_BACK)
    .reverse();
  const first = said.findIndex((turn) => !goesOn(turn.content));
  return (first === -1 ? said : said.slice(0, first + 1)).map((turn) => turn.content);
}

function readWords(content: string, weight: number): QueryTerm[] {
  const meanings = meaningsOf(wordsIn(focusOf(content)));
  return meanings.map((meaning) => ({ ...meaning, weight }));
}

/** Removes repeated words; the first of each counts. */
function withoutRepeats(words: readonly QueryTerm[]): QueryTerm[] {
  return [...new Map(words.toReversed().map((word) => [word.stem, word])).values()].reverse();
}

/** The part of a long text that asks. */
function focusOf(content: string): string {
  if (content.length <= LONGEST_QUESTION) return content;
  const questions = splitSentences(content).filter((sentence) => sentence.endsWith('?'));
  const half = LONGEST_QUESTION / 2;
  const text = questions.length > 0 ? questions.slice(-3).join(' ') : content.slice(0, half);
  return `${text.slice(0, LONGEST_QUESTION)} ${questions.length > 0 ? '' : content.slice(-half)}`;
}
