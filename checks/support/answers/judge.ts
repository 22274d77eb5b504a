import type { JudgedQuestion } from './question-file.ts';

/** Verdicts from the best to the worst, as tables show them. */
export const VERDICTS = ['right', 'partly', 'wrong', 'honestNo', 'falseNo'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** An answer in words, as a visitor reads it. */
export interface Reply {
  text: string;
  /** Paths that it links to. */
  addresses: readonly string[];
  /** It asks which of several questions was meant. */
  asksBack: boolean;
}

/** A result of a search. */
export interface Found {
  page: string;
  heading: string;
  text: string;
}

/** Number of results that are judged: people read the beginning of a list. */
export const RESULTS_JUDGED = 5;

/** Wording of our answers when the site has nothing about a question; the next pattern, when it has not all of it. */
const FOUND_NOTHING = /\b(?:couldn’t|didn’t) find\b/i;
const NOT_PUBLISHED =
  /\b(?:don’t|doesn’t|haven’t) publish|\b(?:not|isn’t|aren’t) (?:yet )?published|no access/i;

/** Judges an answer by the facts and sources of its question alone, never by how the topics are worded. */
export function judgeReply(question: JudgedQuestion, { text, addresses, asksBack }: Reply): Verdict {
  const { expect } = question;
  const isHonest = FOUND_NOTHING.test(text) || NOT_PUBLISHED.test(text);
  // An address may be what was asked for.
  const isRight = hasFact(question, [text, ...addresses].join(' '));
  if (expect === 'behave') return isRight ? 'right' : isHonest || asksBack ? 'honestNo' : 'wrong';
  if (expect === 'not_published') return isHonest ? 'honestNo' : asksBack ? 'partly' : 'wrong';
  if (isRight) return 'right';
  if (isHonest) return expect === 'partly_published' && NOT_PUBLISHED.test(text) ? 'honestNo' : 'falseNo';
  if (asksBack) return 'falseNo';
  const pages = addresses.map((address) => address.split('#')[0]);
  return sourcesOf(question).some(({ page }) => pages.includes(page)) ? 'partly' : 'wrong';
}

/**
 * Judges the results of a search: right with the fact, or the section that has it, among the first five; partly with
 * another section of its page; wrong when something is found about what nothing is published about.
 */
export function judgeFound(question: JudgedQuestion, results: readonly Found[]): Verdict {
  const { expect } = question;
  const read = results.slice(0, RESULTS_JUDGED);
  const saysNo = read.length === 0 || NOT_PUBLISHED.test(read[0]?.text ?? '');
  if (read.some((found) => hasFact(question, found.text) || isSource(question, found))) return 'right';
  if (expect === 'behave' || expect === 'not_published') return saysNo ? 'honestNo' : 'wrong';
  if (saysNo) return expect === 'partly_published' && read.length > 0 ? 'honestNo' : 'falseNo';
  return read.some(({ page }) => sourcesOf(question).some((source) => source.page === page))
    ? 'partly'
    : 'wrong';
}

function hasFact({ fact }: JudgedQuestion, text: string): boolean {
  return fact !== '' && new RegExp(fact).test(text);
}

function isSource(question: JudgedQuestion, { page, heading }: Found): boolean {
  return sourcesOf(question).some((source) => source.page === page && isSameHeading(source.heading, heading));
}

/** Legal texts number their sections, and a list may leave the numbers out. */
function isSameHeading(one: string, other: string): boolean {
  const plain = (heading: string) => heading.replace(/^\d+\s+/, '').toLowerCase();
  return plain(one) === plain(other);
}

function sourcesOf({ sources }: JudgedQuestion): readonly { page: string; heading: string }[] {
  return typeof sources === 'string' ? [] : sources;
}
