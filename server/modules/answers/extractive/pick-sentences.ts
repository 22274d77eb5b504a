import type { Passage } from '../../search/passages/passage.ts';
import type { Findings } from '../../search/passages/passage-index.ts';
import { type Candidate, rateSentences } from './rate-sentences.ts';

/** What is quoted of one passage. */
export interface Quote {
  passage: Passage;
  sentences: string[];
}

const MOST_SENTENCES = 3;
const MOST_CHARACTERS = 600;
const MOST_PASSAGES = 4;
/** What is far behind the best is about something else. */
const LEAST_SHARE_OF_BEST_PASSAGE = 0.35;
const LEAST_SHARE_OF_BEST_SENTENCE = 0.65;
/** Two sentences that share so many of their words say the same. */
const SAME_SHARE = 0.7;

/**
 * The sentences that answer: those that hold most words of the question, in the order of their page, by passage.
 * @param asksForFigure whether a number is expected
 */
export function pickSentences({ passages, weigh }: Findings, asksForFigure: boolean): Quote[] {
  const bestScore = passages[0]?.score ?? 0;
  const candidates = passages
    .filter(({ score }) => score >= bestScore * LEAST_SHARE_OF_BEST_PASSAGE)
    .slice(0, MOST_PASSAGES)
    .flatMap((found) => rateSentences(found, { weigh, bestScore, asksForFigure }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  return quotesOf(choose(candidates));
}

function choose(candidates: readonly Candidate[]): Candidate[] {
  const least = (candidates[0]?.value ?? 0) * LEAST_SHARE_OF_BEST_SENTENCE;
  const chosen: Candidate[] = [];
  let length = 0;
  for (const { value, sentence, terms, ...rest } of candidates) {
    if (chosen.length === MOST_SENTENCES || value < least) break;
    const isTooMuch = chosen.length > 0 && length + sentence.length > MOST_CHARACTERS;
    if (isTooMuch || chosen.some((other) => saysTheSame(other.terms, terms))) continue;
    chosen.push({ value, sentence, terms, ...rest });
    length += sentence.length;
  }
  return chosen;
}

function saysTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.intersection(other).size > SAME_SHARE * Math.min(one.size, other.size);
}

/** The passage with the best sentence first. */
function quotesOf(chosen: readonly Candidate[]): Quote[] {
  const byPassage = Map.groupBy(chosen, ({ found }) => found.passage);
  return [...byPassage].map(([passage, candidates]) => ({
    passage,
    sentences: candidates.sort((a, b) => a.index - b.index).map(({ sentence }) => sentence),
  }));
}
