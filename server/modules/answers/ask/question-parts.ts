import type { AskAnswer } from 'contract/answers/ask.ts';
import { ASK_US } from './next-steps.ts';

/** Begins a second question: `…, and can I export it?`, `… Does it cost more?` */
const BEGINS =
  /(?:\?\s+|[,;]?\s+(?:and|but|or)\s+)(?=(?:can|could|do|does|did|is|are|will|would|may|must|how|what|when|where|which|who|why)\b)/i;
const SHORTEST_PART = 2;

/** Splits a question that asks two things. @returns nothing where it asks one, or more than two */
export function splitQuestion(content: string): string[] {
  const parts = content.split(BEGINS).map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => part.split(/\s+/).length > SHORTEST_PART) ? parts : [];
}

/**
 * Joins the answers to the parts of a question.
 * @param answers in the order of the parts; `undefined` where nothing was found
 * @returns `undefined` where no part has an answer
 */
export function joinParts(
  parts: readonly string[],
  answers: readonly (AskAnswer | undefined)[],
): AskAnswer | undefined {
  const found = answers.filter((answer) => answer !== undefined);
  const [one, other] = found;
  if (!one || (other && other.text === one.text)) return one;
  if (other) {
    const sources = [...one.sources, ...other.sources];
    return {
      ...{ kind: 'answer', text: `${one.text} ${other.text}`, suggestions: [] },
      sources: sources.filter(
        ({ address }, at) => sources.findIndex((each) => each.address === address) === at,
      ),
      next: [...one.next, ...other.next.filter(({ page }) => one.next.every((step) => step.page !== page))],
    };
  }
  const missed = parts[answers.indexOf(undefined)]?.replace(/[?.!]+$/, '');
  return {
    ...one,
    status: 'partly',
    text: `${one.text} I found nothing on our site for “${missed}”. Ask us.`,
    next: [ASK_US, ...one.next.filter(({ page }) => page !== ASK_US.page)],
  };
}
