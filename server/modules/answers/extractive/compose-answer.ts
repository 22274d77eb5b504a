import { CONTACT_PAGE } from 'contract/site/addresses.ts';
import type { Passage } from '../../search/passages/passage.ts';
import type { Findings } from '../../search/passages/passage-index.ts';
import { pickSentences } from './pick-sentences.ts';

/** With less of the question found, what was found is about something else. */
const LEAST_COVERAGE = 0.5;
/** Below it the answer says that it is a guess. */
const SURE_COVERAGE = 0.7;
const MOST_SOURCES = 3;

const ASKS_FOR_FIGURE = /\bhow (?:much|many|long|old|often|large|big)\b|\b(?:prices?|costs?|number|limit)\b/i;

export const UNKNOWN = `I couldn’t find an answer to that on our site, and I only say what our pages say. Our team will know: [write to us](${CONTACT_PAGE}).`;

const GUESS = 'I’m not sure this is what you’re asking, but it’s the closest I found.';

/**
 * An answer in whole sentences with links to its sources, in Markdown.
 * @param asked the question with what it goes on about
 * @returns `undefined` when the pages do not answer
 */
export function composeAnswer(findings: Findings, asked: string): string | undefined {
  const [best] = findings.passages;
  if (!best || best.coverage < LEAST_COVERAGE) return undefined;
  const quotes = pickSentences(findings, ASKS_FOR_FIGURE.test(asked));
  if (quotes.length === 0) return undefined;
  return [
    ...(best.coverage < SURE_COVERAGE ? [GUESS] : []),
    ...quotes.map(({ sentences }) => escapeMarkdown(sentences.join(' '))),
    // Only what was quoted: another page, however near, would be no source of this.
    `Read more: ${linksTo(quotes.map(({ passage }) => passage))}`,
  ].join('\n\n');
}

/** One link per page, to the part that was found first. */
function linksTo(passages: readonly Passage[]): string {
  const byPage = new Map<string, Passage>();
  for (const passage of passages) if (!byPage.has(passage.page)) byPage.set(passage.page, passage);
  return [...byPage.values()]
    .slice(0, MOST_SOURCES)
    .map(({ title, address }) => `[${escapeMarkdown(title)}](${address})`)
    .join(', ');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<>]/g, '\\$&');
}
