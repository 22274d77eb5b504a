import { fill } from 'contract/content/fill.ts';
import { type OfferedPlan, priceText } from 'contract/product/offered-plans.ts';
import { findGap } from 'contract/product/plans-for.ts';
import { content } from '../content.ts';
import { sitePlans } from '../product/plans.ts';

/**
 * Returns what agents most often quote of the site, for the top of `llms.txt`: each line stands alone.
 * @param origin of the links
 */
export function llmsFacts(origin: string): string[] {
  const plans = sitePlans();
  const gap = findGap(plans);
  const words = content().one('llms');
  return [
    ...plans.map(planFact),
    ...(gap ? [fill(words.gap, { from: gap.from, to: gap.to })] : []),
    ...words.facts,
  ].map((fact) => fact.replaceAll('](/', `](${origin}/`));
}

function planFact({ shortName, price, limits }: OfferedPlan): string {
  const { fact, priced, unpriced, onePerson, manyPeople } = content().one('llms').plan;
  return fill(fact, {
    plan: shortName,
    price: typeof price === 'number' ? fill(priced, { price: priceText({ price }) }) : unpriced,
    people: limits.members === '1' ? onePerson : fill(manyPeople, { count: limits.members.toLowerCase() }),
    credits: limits.creditsPerMonth.toLowerCase(),
  });
}
