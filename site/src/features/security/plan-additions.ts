import { content } from '../../content.ts';
import { fill } from '../../design/ui/fill.ts';
import type { Term } from '../../design/ui/TermGrid.tsx';
import { sitePlans } from '../../product/plans.ts';

/** Features that a security review asks about. */
const REVIEWED = ['API access', 'Integrations', 'Custom integrations', 'Priority support'];

/** What a plan has that the smaller ones do not, as far as a security review is concerned, smallest first. */
export function planAdditions(): Term[] {
  const words = content().one('pages/security').plans;
  return sitePlans().map((plan) => ({
    name: plan.name,
    text: [
      plan.limits.members === '1' ? words.member : fill(words.members, { count: plan.limits.members }),
      ...REVIEWED.filter((feature) => plan.adds.includes(feature)),
      // Only a plan of unlimited credits: S2 section 9 has the key, S1 section 2.6 the choice of machines.
      ...(plan.creditsPerMonth === null ? [words.ownKey, words.onPremise] : []),
    ].join(', '),
  }));
}
