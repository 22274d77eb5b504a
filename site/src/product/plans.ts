import { type OfferedPlan, offeredPlans } from 'contract/product/offered-plans.ts';
import { brand } from '../brand.ts';
import { content } from '../content.ts';
import { paths } from './paths.ts';

/** A plan with the button of its card. */
export interface Plan extends OfferedPlan {
  callToAction: { label: string; href: string; target: '_blank' | '_self' };
}

/** Returns the plans as the site offers them, smallest first (S2 section 9, 'Plans'). */
export function sitePlans(): Plan[] {
  return offeredPlans(content().one('plans')).map((plan) => ({
    ...plan,
    callToAction:
      typeof plan.price === 'number'
        ? { label: plan.action, href: brand.signUpUrl, target: '_blank' }
        : { label: plan.action, href: paths.contact, target: '_self' },
  }));
}
