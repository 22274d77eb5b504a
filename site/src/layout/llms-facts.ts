import { type OfferedPlan, priceText } from 'contract/product/offered-plans.ts';
import { findGap } from 'contract/product/plans-for.ts';
import { content } from '../content.ts';
import { paths } from '../product/paths.ts';
import { sitePlans } from '../product/plans.ts';

/** What agents most often quote of the site, for the top of `llms.txt`: each line stands alone. @param origin of the links */
export function llmsFacts(origin: string): string[] {
  const see = (title: string, path: string) => `[${title}](${origin}${path})`;
  const plans = sitePlans();
  const gap = findGap(plans);
  return [
    ...plans.map(planFact),
    ...(gap ? [`No listed plan covers ${gap.from} to ${gap.to} people: ${see('ask', paths.contact)}.`] : []),
    'One message from an AI employee uses one credit. At zero, AI employees stop answering until the next month or an upgrade.',
    'Trial: 3 months for new customers, no credit card, no setup fees. Which features and credits it holds isn’t published.',
    'Refunds within 30 days of the first payment for a plan. Cancel any time; data is kept for 30 days after.',
    'Integrations and API access start with Startup. AI Recruiter, RFP Writer, the analytics agent and on-premise need Enterprise.',
    `${content().one('claims').uptime} uptime guarantee and ${content().one('claims').support} support; what the guarantee covers isn’t published.`,
    `Not published either: models, hosting region, training on data, certificates, SSO, a data processing agreement. ${see('The whole list', `${paths.security}#not-yet-title`)}.`,
    'Companies, people and quotations in cases, press and reviews are illustrative; outcome figures are the company’s own claims.',
  ];
}

function planFact({ shortName, price, limits }: OfferedPlan): string {
  const cost = typeof price === 'number' ? `${priceText({ price })} a month` : 'price by agreement';
  const people = limits.members === '1' ? '1 person' : `${limits.members.toLowerCase()} people`;
  return `${shortName}: ${cost}, ${people}, credits a month: ${limits.creditsPerMonth.toLowerCase()}.`;
}
