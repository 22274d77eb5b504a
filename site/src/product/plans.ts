import { type OfferedPlan, offeredPlans } from 'contract/product/offered-plans.ts';
import type { PlanKey } from 'contract/product/plans.ts';
import { brand } from '../brand.ts';
import { paths } from './paths.ts';

/** A plan with the button of its card. */
export interface Plan extends OfferedPlan {
  callToAction: { label: string; href: string; target: '_blank' | '_self' };
}

const CALLS_TO_ACTION: Record<PlanKey, Plan['callToAction']> = {
  starter: signUp('Choose Starter'),
  startup: signUp('Choose Startup'),
  growth: signUp('Choose Growth'),
  enterprise: { label: 'Contact Sales', href: paths.contact, target: '_self' },
};

/** The plans as the site offers them, smallest first (S2 section 9, 'Plans'). */
export const plans: readonly Plan[] = offeredPlans.map((plan) => ({
  ...plan,
  callToAction: CALLS_TO_ACTION[plan.key],
}));

function signUp(label: string): Plan['callToAction'] {
  return { label, href: brand.signUpUrl, target: '_blank' };
}
