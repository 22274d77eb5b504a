import type { Accessibility, Finding } from 'contract/content/pages/accessibility.ts';
import { content } from '../../content.ts';

/** The statement's document. */
export function statement(): Accessibility {
  return content().one('pages/accessibility');
}

/** Returns how many criteria have the finding. */
export function countOf(finding: Finding): number {
  const criteria = statement().principles.flatMap((principle) => principle.criteria);
  return criteria.filter((criterion) => criterion.finding === finding).length;
}
