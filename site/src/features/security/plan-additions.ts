import type { OfferedPlan } from 'contract/product/offered-plans.ts';
import type { Term } from '../../design/ui/TermGrid.tsx';
import { sitePlans } from '../../product/plans.ts';

/** Features that a security review asks about. */
const REVIEWED = ['API access', 'Integrations', 'Custom integrations', 'Priority support'];

/** What a plan has that the smaller ones do not, as far as a security review is concerned, smallest first. */
export function planAdditions(): Term[] {
  return sitePlans().map((plan) => ({
    name: plan.name,
    text: [
      plan.limits.members === '1' ? '1 member' : `${plan.limits.members} members`,
      ...REVIEWED.filter((feature) => plan.adds.includes(feature)),
      ...agreementsOf(plan),
    ].join(', '),
  }));
}

/** What only a plan of unlimited credits has: S2 section 9 has the key, S1 section 2.6 the choice of machines. */
function agreementsOf({ creditsPerMonth }: OfferedPlan): string[] {
  return creditsPerMonth === null ? ['your own AI key', 'on-premise installation'] : [];
}
