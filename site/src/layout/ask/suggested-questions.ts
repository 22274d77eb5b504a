import type { Interface } from 'contract/content/interface.ts';
import { paths } from '../../product/paths.ts';
import { wordsFor } from '../../words.ts';

/** Address of what the privacy policy says of the assistant. */
export const ASK_PRIVACY = '/privacy#assistant';

/** Questions of visitors, by how the address of their page begins. */
const BY_PAGE: readonly [start: string, questions: keyof Interface['suggestions']][] = [
  [paths.pricing, 'prices'],
  [paths.roiCalculator, 'prices'],
  [paths.enterprise, 'security'],
  [paths.privacy, 'security'],
  [paths.terms, 'security'],
  [paths.bookDemo, 'demo'],
  ['/demo', 'demo'],
  [paths.thankYou, 'demo'],
  [paths.apiReference, 'developers'],
];

/** Questions to begin with on a page, the likeliest first. @param path of the page */
export function suggestedQuestions(path: string): readonly string[] {
  const page = BY_PAGE.find(([start]) => path === start || path.startsWith(`${start}/`));
  return wordsFor('suggestions')[page?.[1] ?? 'general'];
}
