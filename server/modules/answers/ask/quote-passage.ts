import type { AskAnswer } from 'contract/answers/ask.ts';
import { type Passage, textOf } from '../passages/passage.ts';
import type { Findings } from '../passages/passage-index.ts';
import { termsOf } from '../passages/words.ts';

/** Share of a question's words that a passage must hold to be quoted, the rare ones counting more. */
const LEAST_COVERAGE = 0.85;
/** Terms from which on a question says so much that fewer of them suffice. */
const LONG_QUESTION = 5;
const LEAST_COVERAGE_OF_LONG = 0.75;
/** Least coverage at which a page is named as near. */
const LEAST_NEAR = 0.5;
const LONGEST_QUOTE = 420;
const MOST_STATEMENTS = 3;

/** Words that a developer writes, and a buyer doesn't. */
const DEVELOPERS_WORDS =
  /\b(?:api|apis|endpoints?|webhooks?|sockets?|tokens?|client ?ids?|json|payloads?|headers?|http|https|curl|sdk|cors|mcp|openapi|events?|status codes?|[45]\d\d|requests?|responses?|rooms?|threads?|hmac|signatures?|idempotency|pagination|localhost|javascript|typescript|python|node)\b/i;

/** Reports whether a question is asked by someone who writes code against our API. */
export function isOfDeveloper(content: string): boolean {
  return DEVELOPERS_WORDS.test(content);
}

/**
 * Answers with up to three sentences that stand one after another in one passage. Scenes, quotes, cases and articles
 * are never quoted as ours, and the API reference is quoted to developers alone.
 * @param hasRival topics are near: only a statement of ours is above them
 * @returns `undefined` when no passage holds the question
 */
export function quotePassage(
  { passages, weigh }: Findings,
  content: string,
  hasRival = false,
): AskAnswer | undefined {
  const [best] = passages;
  if (!best) return undefined;
  const { passage, coverage } = best;
  const isStatement = QUOTABLE.has(passage.type);
  const isLong = isStatement && termsOf(content).length >= LONG_QUESTION;
  if (coverage < (isLong ? LEAST_COVERAGE_OF_LONG : LEAST_COVERAGE)) return undefined;
  if (!isStatement && hasRival) return undefined;
  if (passage.type === 'article') return nameArticle(passage);
  if (!isStatement && !(passage.type === 'reference' && isOfDeveloper(content))) return undefined;
  const text = quoteOf(passage, weigh);
  return text === '' ||
    lacksNumber(content, text) ||
    NEVER_QUOTED.test(text) ||
    UNQUOTED_PAGES.has(passage.page)
    ? undefined
    : { kind: 'quote', text, sources: [sourceOf(passage)], suggestions: [], next: [] };
}

/** The page that is nearest to a question without an answer. */
export function nearestPage({ passages }: Findings, content: string): AskAnswer['sources'] {
  const near = passages.find(
    ({ passage, coverage }) =>
      coverage >= LEAST_NEAR && (passage.type !== 'reference' || isOfDeveloper(content)),
  );
  return near ? [sourceOf(near.passage)] : [];
}

/** Asks for a figure. */
const ASKS_NUMBER = /\bhow (?:many|much|long|often|old|big|fast|soon)\b/i;
const NUMBER =
  /\d|\b(?:once|one|two|three|none|unlimited|immediately|right away|any time|day|month|months)\b|agreed|don’t publish (?:a number|how|what|when)\b/i;

/** Reports whether a question asks for a figure, and its answer has none. */
export function lacksNumber(content: string, text: string): boolean {
  return ASKS_NUMBER.test(content) && !NUMBER.test(text);
}

/** A price is said by the plans alone. */
const NEVER_QUOTED = /\$\d/;
/** Pages about this site, or about agents as such, rather than the product. */
const UNQUOTED_PAGES: ReadonlySet<string> = new Set(['/answers', '/changelog', '/status', '/courses']);
const QUOTABLE: ReadonlySet<Passage['type']> = new Set(['fact', 'faq', 'legal']);

function sourceOf({ title, heading, address }: Passage) {
  return { title: heading === '' || heading === title ? title : `${title}: ${heading}`, address };
}

function nameArticle(passage: Passage): AskAnswer {
  const source = { title: passage.title, address: passage.page };
  return {
    kind: 'quote',
    text: 'Our blog has an article about that.',
    sources: [source],
    suggestions: [],
    next: [],
  };
}

/** The statement that holds most of the question, with what follows it. Fragments say nothing alone. */
function quoteOf({ heading, statements }: Passage, weigh: Findings['weigh']): string {
  const said = statements.filter(({ kind }) => kind !== 'fragment').map(textOf);
  const weights = said.map((text) => weigh(termsOf(text)));
  // Where the heading is the question, all that follows answers it.
  const start = heading.endsWith('?') ? 0 : Math.max(weights.indexOf(Math.max(...weights)), 0);
  let quote = '';
  for (const text of said.slice(start, start + MOST_STATEMENTS)) {
    if (quote !== '' && quote.length + text.length > LONGEST_QUOTE) break;
    quote = quote === '' ? text : `${quote} ${text}`;
  }
  return quote;
}
