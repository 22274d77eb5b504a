import type { OfferedPlan } from './offered-plans.ts';
import type { PlanTerms } from './plans.ts';
import { plansFor } from './plans-for.ts';

/** Days of a month on which people work. */
export const WORKING_DAYS = 21;

/** The sliders: what a team can be asked without counting. */
export const PEOPLE_RANGE = { min: 1, max: 50, defaultValue: 5 } as const;
export const MESSAGES_RANGE = { min: 1, max: 200, defaultValue: 60 } as const;

/** Estimated use of a team, and the plan for it. */
export interface CreditEstimate<Plan = PlanTerms> {
  people: number;
  /** AI messages in a month; each costs one credit. */
  messages: number;
  plan: Plan;
  /** Part of the plan's credits that they take, 0 to 1; absent where the plan has no limit. */
  share: number | undefined;
}

/** The published members and credits of the plans (S2 section 9, 'Plans') against a team's days. */
export function estimateCredits<Plan extends PlanTerms>(
  people: number,
  messagesPerDay: number,
  plans: readonly Plan[],
): CreditEstimate<Plan> {
  const messages = people * messagesPerDay * WORKING_DAYS;
  const { nearest } = plansFor({ members: people, credits: messages }, plans);
  const plan = plans.find(({ key }) => key === nearest) as Plan;
  const share = plan.creditsPerMonth === null ? undefined : messages / plan.creditsPerMonth;
  return { people, messages, plan, share };
}

/** Words for the share of credits that is left; the first that is not above it. */
const SPARE: readonly [from: number, words: string][] = [
  [0.87, 'most of its credits'],
  [0.71, 'three quarters of its credits'],
  [0.585, 'two thirds of its credits'],
  [0.42, 'half of its credits'],
  [0.29, 'a third of its credits'],
  [0.18, 'a quarter of its credits'],
  [0.07, 'a tenth of its credits'],
  [0, 'hardly a credit'],
];

/** The estimate as a visitor reads it. */
export function describeEstimate({
  people,
  messages,
  plan: { members, shortName: name },
  share,
}: CreditEstimate<Pick<OfferedPlan, 'members' | 'shortName'>>): string {
  const volume = `About ${messages.toLocaleString('en-US')} messages a month.`;
  // More than the plan before has room for, fewer than this one begins with.
  if ('least' in members && people < members.least) {
    return `${volume} ${name} starts at ${members.least} people; ask us about ${people}.`;
  }
  const spare = share === undefined ? undefined : SPARE.find(([from]) => 1 - share >= from);
  const fit = spare ? `with ${spare[1]} to spare` : 'with as many credits as you need';
  return `${volume} ${name} fits, ${fit}.`;
}
