import { type OfferedPlan, offeredPlans } from 'contract/product/offered-plans.ts';
import { FEATURES_FROM, type PlanFeature } from 'contract/product/plan-features.ts';
import type { Term } from '../../design/ui/TermGrid.tsx';

/** Features that a security review asks about. */
const REVIEWED: readonly PlanFeature[] = [
  'API access',
  'Integrations',
  'Custom integrations',
  'Priority support',
];

/** What a plan has that the smaller ones do not, as far as a security review is concerned, smallest first. */
export const planAdditions: readonly Term[] = offeredPlans.map((plan) => ({
  name: plan.name,
  text: [
    plan.limits.members === '1' ? '1 member' : `${plan.limits.members} members`,
    ...REVIEWED.filter((feature) => FEATURES_FROM[feature] === plan.key),
    ...agreementsOf(plan),
  ].join(', '),
}));

/** What only a plan of unlimited credits has: S2 section 9 has the key, S1 section 2.6 the choice of machines. */
function agreementsOf({ terms }: OfferedPlan): string[] {
  return terms.creditsPerMonth === null ? ['your own AI key', 'on-premise installation'] : [];
}
