import type { AskAnswer } from 'contract/answers/ask.ts';

/** A question with what a good answer holds, one line of a file of JSON Lines. */
export interface JudgedQuestion {
  id: string;
  category: string;
  /** What the same person asked before, oldest first. */
  history: readonly string[];
  question: string;
  /** Whether our pages answer it, in part, not at all; or whether it is about how the assistant behaves. */
  expect: 'answer' | 'partly_published' | 'not_published' | 'behave';
  /** A regular expression that a right answer matches; empty where nothing is published. */
  fact: string;
  sources: readonly { page: string; heading: string }[] | string;
}

export const VERDICTS = ['right', 'partly', 'wrong', 'honest no', 'false no'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How our answers say that the site doesn't have it. */
const HONEST = /\b(?:don’t|doesn’t) publish|couldn’t find|not published|no access|isn’t published/i;

/**
 * Judges an answer by the facts and sources of its question alone, never by how the topics are worded.
 * @param text the answer as a visitor reads it
 */
export function judge(
  { expect, fact, sources }: JudgedQuestion,
  { kind, text, sources: given }: Pick<AskAnswer, 'kind' | 'text' | 'sources'>,
): Verdict {
  const isHonest = kind === 'unknown' || HONEST.test(text);
  const hasFact =
    fact !== '' && new RegExp(fact).test([text, ...given.map(({ address }) => address)].join(' '));
  if (expect === 'behave') return hasFact ? 'right' : isHonest || kind === 'choices' ? 'honest no' : 'wrong';
  if (expect === 'not_published') return isHonest ? 'honest no' : kind === 'choices' ? 'partly' : 'wrong';
  if (hasFact) return 'right';
  if (isHonest) return expect === 'partly_published' && kind !== 'unknown' ? 'honest no' : 'false no';
  if (kind === 'choices') return 'false no';
  const pages = typeof sources === 'string' ? [] : sources.map(({ page }) => page);
  return given.some(({ address }) => pages.includes(address.split('#')[0] ?? '')) ? 'partly' : 'wrong';
}
