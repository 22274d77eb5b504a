import { type OfferedPlan, priceText } from 'contract/product/offered-plans.ts';
import { findGap } from 'contract/product/plans-for.ts';
import { content } from '../content.ts';
import { paths } from '../product/paths.ts';
import { sitePlans } from '../product/plans.ts';

/** What agents most often quote of the site, for the top of `llms.txt`: each line stands alone. @param origin of the links */
export function llmsFacts(origin: string): string[] {
  const plans = sitePlans();
  const gap = findGap(plans);
  return [
    ...plans.map(planFact),
    ...(gap
      ? [`No listed plan covers ${gap.from} to ${gap.to} people: [ask](${origin}${paths.contact}).`]
      : []),
    ...content()
      .one('llms')
      .facts.map((fact) => fact.replaceAll('](/', `](${origin}/`)),
  ];
}

function planFact({ shortName, price, limits }: OfferedPlan): string {
  const cost = typeof price === 'number' ? `${priceText({ price })} a month` : 'price by agreement';
  const people = limits.members === '1' ? '1 person' : `${limits.members.toLowerCase()} people`;
  return `${shortName}: ${cost}, ${people}, credits a month: ${limits.creditsPerMonth.toLowerCase()}.`;
}
