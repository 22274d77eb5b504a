import type { AskAnswer, AskStep } from 'contract/answers/ask.ts';
import { CONTACT_PAGE } from 'contract/site/addresses.ts';
import { contactAbout } from '../../product/asked-question.ts';

/**
 * Returns what to do after an answer: without what is a source of it anyway, and with the question for a person to
 * read.
 */
export function nextSteps({ next, sources }: AskAnswer, question: string): AskStep[] {
  return next
    .filter(({ page }) => !sources.some(({ address }) => address.split('#')[0] === page))
    .map(({ label, page }) => ({ label, page: page === CONTACT_PAGE ? contactAbout(question) : page }));
}
