import { brand } from '../brand.ts';
import { paths } from '../routes.ts';

export type PlanKey = 'starter' | 'startup' | 'growth' | 'enterprise';

/** One plan (S2 section 3, 'Plan'), with the figures that the card and the comparison share. */
export interface Plan {
  key: PlanKey;
  /** `shortName` is the part of it that has room above a column of a phone's table. */
  name: string;
  shortName: string;
  /** US dollars for one `period`, or the label that stands in place of a price. */
  price: number | string;
  /** What follows a price in dollars. */
  period: '/mo' | '';
  bestFor: string;
  description: string;
  isPopular: boolean;
  callToAction: { label: string; href: string; target: '_blank' | '_self' };
  limits: {
    members: string;
    creditsPerMonth: string;
    publicChatbots: string;
    /** The rest where the specification says something about the plan. */
    knowledge?: string;
    whiteGloveSetup?: string;
  };
}

/** The plans and their figures (S2 section 9, 'Plans'), smallest first. */
export const plans: readonly Plan[] = [
  {
    key: 'starter',
    name: 'AI Starter Workspace',
    shortName: 'Starter',
    price: 29,
    period: '/mo',
    bestFor: 'Best for one person',
    description: 'A workspace of your own, with AI employees that know your documents.',
    isPopular: false,
    callToAction: signUp('Choose Starter'),
    limits: { members: '1', creditsPerMonth: '2,000', publicChatbots: '1', knowledge: '50MB' },
  },
  {
    key: 'startup',
    name: 'AI Startup Team',
    shortName: 'Startup',
    price: 99,
    period: '/mo',
    bestFor: 'Best for startups',
    description: 'Adds Customer Support, the persona builder, integrations and API access.',
    isPopular: false,
    callToAction: signUp('Choose Startup'),
    limits: { members: 'Up to 5', creditsPerMonth: '25,000', publicChatbots: '1' },
  },
  {
    key: 'growth',
    name: 'AI Growth Suite',
    shortName: 'Growth',
    price: 149,
    period: '/mo',
    bestFor: 'Best for growing teams',
    description: 'Twice the members and twice the credits of Startup, for work that has spread.',
    isPopular: true,
    callToAction: signUp('Choose Growth'),
    limits: {
      members: 'Up to 10',
      creditsPerMonth: '50,000',
      publicChatbots: '1',
      whiteGloveSetup: 'Add-on',
    },
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    shortName: 'Enterprise',
    price: 'Agentic AI',
    period: '',
    bestFor: 'Best for large organisations',
    description: 'Adds AI employees built for you, custom integrations and priority support.',
    isPopular: false,
    callToAction: { label: 'Contact Sales', href: paths.contact, target: '_self' },
    limits: {
      members: '25+',
      creditsPerMonth: 'Unlimited or bring-your-own-key',
      publicChatbots: '1+',
      knowledge: '250MB each',
    },
  },
];

/** How the price of a plan is written, without its period: '$29', 'Agentic AI'. */
export function priceText({ price }: Plan): string {
  return typeof price === 'number' ? `$${price}` : price;
}

function signUp(label: string): Plan['callToAction'] {
  return { label, href: brand.signUpUrl, target: '_blank' };
}
