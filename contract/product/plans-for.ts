import { type OfferedPlan, offeredPlans, priceText } from './offered-plans.ts';
import { comparison, UNPUBLISHED } from './plan-comparison.ts';
import { PLAN_KEYS, PLANS, type PlanKey, type PlanTerms } from './plans.ts';

/** What a customer asks of a plan; what is left out counts as no wish. */
export interface PlanNeeds {
  /** People who will use it. */
  members?: number | undefined;
  /** AI message credits a month. */
  credits?: number | undefined;
  /** Labels of rows of the plan comparison that the plan must include, such as 'API access'. */
  needs?: readonly string[] | undefined;
}

/** Which plans fit, by what is published. */
export interface PlansFound {
  /** All that fit as listed, smallest first. Empty when none does: ask us. */
  plans: readonly PlanKey[];
  /** The smallest with room and features, even if it begins with more members. */
  nearest: PlanKey;
}

const LARGEST = 'enterprise' satisfies PlanKey;

/**
 * The plans that fit a customer. Above the most members of one plan and below the least of the next, no plan fits as listed:
 * callers say so instead of naming the larger plan.
 */
export function plansFor({ members = LEAST_ASKED, credits = 0, needs = [] }: PlanNeeds): PlansFound {
  const roomy = PLAN_KEYS.filter((key) => hasRoom(PLANS[key], members, credits) && includesAll(key, needs));
  const plans = roomy.filter((key) => members === LEAST_ASKED || members >= leastMembers(PLANS[key]));
  return { plans, nearest: roomy[0] ?? LARGEST };
}

/** Members of a customer who does not say how many. */
const LEAST_ASKED = 0;

function hasRoom({ members: places, creditsPerMonth }: PlanTerms, members: number, credits: number): boolean {
  const hasSeats = 'least' in places || members <= places.most;
  return hasSeats && (creditsPerMonth === null || credits <= creditsPerMonth);
}

function includesAll(key: PlanKey, needs: readonly string[]): boolean {
  return needs.every((need) => {
    const row = comparison.flatMap(({ rows }) => rows).find(({ label }) => label === need);
    const value = row?.values[PLAN_KEYS.indexOf(key)];
    return value !== '' && value !== UNPUBLISHED;
  });
}

function leastMembers({ members }: PlanTerms): number {
  return 'least' in members ? members.least : 1;
}

/** Such as 'Startup fits 4 people: it’s $99 a month for up to 5 members and 25,000 AI message credits a month.' */
export function describePlansFor(asked: PlanNeeds): string {
  const { plans, nearest } = plansFor(asked);
  const [smallest] = plans;
  if (smallest === undefined) return describeGap(asked, planOf(nearest));
  const plan = planOf(smallest);
  const who = asked.members === undefined ? wishOf(asked) : peopleText(asked.members);
  return `${plan.shortName} fits ${who}: ${describePlan(plan)}`;
}

/** What a plan costs and holds, as a sentence that goes on after a colon. */
export function describePlan({ terms, limits, ...plan }: OfferedPlan): string {
  const price =
    terms.priceUsd === null ? 'its price is agreed with you' : `it’s ${priceText({ ...plan })} a month`;
  const members = limits.members === '1' ? '1 member' : `${lower(limits.members)} members`;
  const credits =
    terms.creditsPerMonth === null
      ? 'unlimited credits or your own key'
      : `${limits.creditsPerMonth} AI message credits a month`;
  return `${price}, for ${members}, with ${credits}.`;
}

function describeGap({ members = 0, ...asked }: PlanNeeds, nearest: OfferedPlan): string {
  const below = offeredPlans.toReversed().find(({ terms }) => 'most' in terms.members);
  const begins = `${nearest.shortName} is for ${nearest.limits.members}`;
  if (below && 'most' in below.terms.members && members > below.terms.members.most) {
    const ends = `${below.shortName} is for ${lower(below.limits.members)} members`;
    return `No plan fits ${peopleText(members)} as listed: ${ends}, and ${begins}. Ask us.`;
  }
  return `Only ${nearest.shortName} fits ${wishOf(asked)}, and ${begins} members. Ask us about ${peopleText(members)}.`;
}

function wishOf({ credits, needs = [] }: PlanNeeds): string {
  const wishes = [
    ...(credits === undefined ? [] : [`${credits.toLocaleString('en-US')} AI messages a month`]),
    ...needs.map((need) => `“${need}”`),
  ];
  return wishes.join(' and ') || 'that';
}

function peopleText(members: number): string {
  return members === 1 ? 'one person' : `${members.toLocaleString('en-US')} people`;
}

function planOf(key: PlanKey): OfferedPlan {
  return offeredPlans[PLAN_KEYS.indexOf(key)] as OfferedPlan;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
