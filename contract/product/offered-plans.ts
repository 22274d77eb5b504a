import type { PlanFields, Plans } from '../content/plans.ts';
import { PLAN_KEYS, type PlanTerms } from './plans.ts';

/** One plan as it is offered, to people and to their agents; only its button is the site's. */
export interface OfferedPlan
  extends Required<PlanTerms>,
    Pick<PlanFields, 'name' | 'shortName' | 'price' | 'bestFor' | 'description' | 'action'> {
  /** Text behind a price in dollars; empty where a label stands in place of a price. */
  period: string;
  isPopular: boolean;
  limits: {
    members: string;
    creditsPerMonth: string;
    /** The same on a card, which has less room. */
    shortCredits: string;
    publicChatbots: string;
    /** The rest where something is published about the plan. */
    knowledge?: string | undefined;
    whiteGloveSetup?: string | undefined;
  };
}

/** Returns the plans, smallest first. */
export function offeredPlans(plans: Plans): OfferedPlan[] {
  const features = featuresOf(plans);
  return PLAN_KEYS.map((key) => {
    const { members, creditsPerMonth, publicChatbots, knowledge, whiteGloveSetup, ...plan } = plans[key];
    const credits = creditsText(plans[key]);
    return {
      ...plan,
      key,
      period: typeof plan.price === 'number' ? plans.period : '',
      isPopular: plans.popular === key,
      members,
      creditsPerMonth: creditLimit(plans[key]),
      adds: features.filter(({ from }) => from === key).map(({ label }) => label),
      limits: {
        members: membersText(members),
        creditsPerMonth: credits,
        shortCredits: plan.shortCredits ?? credits,
        publicChatbots,
        knowledge,
        whiteGloveSetup,
      },
    };
  });
}

/** Returns the features that begin at a plan, each with that plan, in the order of the comparison. */
export function featuresOf({ comparison, notCompared }: Plans): Plans['notCompared'] {
  return [...comparison.flatMap(({ rows }) => rows), ...notCompared].flatMap(({ label, from }) =>
    from ? [{ label, from }] : [],
  );
}

/** Returns the price of a plan as text, without its period: '$29', 'Agentic AI'. */
export function priceText({ price }: Pick<OfferedPlan, 'price'>): string {
  return typeof price === 'number' ? `$${price}` : price;
}

/** Returns the credits of a plan a month; `null` is without limit. */
export function creditLimit({ creditsPerMonth }: Pick<PlanFields, 'creditsPerMonth'>): number | null {
  return typeof creditsPerMonth === 'number' ? creditsPerMonth : null;
}

/** Such as '2,000'. */
function creditsText({ creditsPerMonth }: Pick<PlanFields, 'creditsPerMonth'>): string {
  return creditsPerMonth.toLocaleString('en-US');
}

/** '1', 'Up to 5', '25+'. */
function membersText(members: PlanTerms['members']): string {
  if ('least' in members) return `${members.least}+`;
  return members.most === 1 ? '1' : `Up to ${members.most}`;
}
