import { MOST_EARLIER_QUESTIONS } from 'contract/answers/ask.ts';

/** Percent-encoded. An address of ours has at most 4 KB, and the next question is in it, too. */
const MOST_CHARACTERS = 1_000;

/** Earlier questions as the address of the page holds them, one per line: of too many the latest. */
export function joinEarlier(questions: readonly string[]): string {
  const kept: string[] = [];
  for (const question of questions.slice(-MOST_EARLIER_QUESTIONS).reverse()) {
    const longer = [question.replaceAll(/\s+/g, ' '), ...kept];
    if (encodeURIComponent(longer.join('\r\n')).length > MOST_CHARACTERS) break;
    kept.unshift(longer[0] as string);
  }
  return kept.join('\n');
}

/** The earlier questions of an address, oldest first. */
export function splitEarlier(lines: string): string[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(-MOST_EARLIER_QUESTIONS);
}
