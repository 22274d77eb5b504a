import { PLANS, type PlanKey, type PlanTerms } from './plans.ts';

/** One plan (S2 section 3, 'Plan') as it is offered, to people and to their agents; only its button is the site's. */
export interface OfferedPlan {
  key: PlanKey;
  /** `shortName` is the part of it that has room above a column of a phone's table. */
  name: string;
  shortName: string;
  terms: PlanTerms;
  /** US dollars for one `period`, or the label that stands in place of a price. */
  price: number | string;
  /** What follows a price in dollars. */
  period: '/mo' | '';
  bestFor: string;
  description: string;
  isPopular: boolean;
  limits: {
    members: string;
    creditsPerMonth: string;
    publicChatbots: string;
    /** The rest where the specification says something about the plan. */
    knowledge?: string;
    whiteGloveSetup?: string;
  };
}

/** The plans and their texts (S2 section 9, 'Plans'), smallest first. */
export const offeredPlans: readonly OfferedPlan[] = [
  {
    key: 'starter',
    terms: PLANS.starter,
    name: 'AI Starter Workspace',
    shortName: 'Starter',
    price: PLANS.starter.priceUsd,
    period: '/mo',
    bestFor: 'Best for one person',
    description: 'A workspace of your own, with AI employees that know your documents.',
    isPopular: false,
    limits: {
      members: membersText(PLANS.starter),
      creditsPerMonth: creditsText(PLANS.starter),
      publicChatbots: '1',
      knowledge: '50MB',
    },
  },
  {
    key: 'startup',
    terms: PLANS.startup,
    name: 'AI Startup Team',
    shortName: 'Startup',
    price: PLANS.startup.priceUsd,
    period: '/mo',
    bestFor: 'Best for startups',
    description: 'Adds Customer Support, the persona builder, integrations and API access.',
    isPopular: false,
    limits: {
      members: membersText(PLANS.startup),
      creditsPerMonth: creditsText(PLANS.startup),
      publicChatbots: '1',
    },
  },
  {
    key: 'growth',
    terms: PLANS.growth,
    name: 'AI Growth Suite',
    shortName: 'Growth',
    price: PLANS.growth.priceUsd,
    period: '/mo',
    bestFor: 'Best for growing teams',
    description: 'Twice the members and credits of Startup, for when other teams want in.',
    isPopular: true,
    limits: {
      members: membersText(PLANS.growth),
      creditsPerMonth: creditsText(PLANS.growth),
      publicChatbots: '1',
      whiteGloveSetup: 'Add-on',
    },
  },
  {
    key: 'enterprise',
    terms: PLANS.enterprise,
    name: 'Enterprise',
    shortName: 'Enterprise',
    price: 'Agentic AI',
    period: '',
    bestFor: 'Best for large organizations',
    description: 'Adds AI employees built for you, custom integrations and priority support.',
    isPopular: false,
    limits: {
      members: membersText(PLANS.enterprise),
      creditsPerMonth: 'Unlimited or bring-your-own-key',
      publicChatbots: '1+',
      knowledge: '250MB each',
    },
  },
];

/** How the price of a plan is written, without its period: '$29', 'Agentic AI'. */
export function priceText({ price }: Pick<OfferedPlan, 'price'>): string {
  return typeof price === 'number' ? `$${price}` : price;
}

/** Such as '2,000'. */
export function creditsText({ creditsPerMonth }: { creditsPerMonth: number }): string {
  return creditsPerMonth.toLocaleString('en-US');
}

/** '1', 'Up to 5', '25+'. */
function membersText({ members }: PlanTerms): string {
  if ('least' in members) return `${members.least}+`;
  return members.most === 1 ? '1' : `Up to ${members.most}`;
}
