import { type OfferedPlan, offeredPlans } from 'contract/product/offered-plans.ts';
import { content } from './content.ts';

/** Returns the plans that are offered now, smallest first. */
export function currentPlans(): OfferedPlan[] {
  return offeredPlans(content().one('plans'));
}
