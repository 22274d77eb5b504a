import { priceText } from 'contract/product/offered-plans.ts';
import type { Plan } from '../../product/plans.ts';

/** What a plan costs and holds in one sentence, with the figures of the pricing page (S2 section 9, 'Plans'). */
export function describePlan(plan: Plan): string {
  const { members, creditsPerMonth } = plan.limits;
  const isPriced = typeof plan.price === 'number';
  const price = isPriced ? `${priceText(plan)} a month` : 'Price by agreement';
  const people = members === '1' ? '1 member' : `${members.toLowerCase()} members`;
  const credits = isPriced
    ? `${creditsPerMonth} AI message credits a month`
    : `credits ${creditsPerMonth.toLowerCase()}`;
  return `${price}, ${people}, ${credits}.`;
}
