import { type OfferedPlan, priceText } from './offered-plans.ts';
import type { PlanKey } from './plans.ts';
import { type PlanNeeds, plansFor } from './plans-for.ts';

/**
 * Such as 'Startup fits 4 people: it’s $99 a month for up to 5 members and 25,000 AI message credits a month.'
 * @param offered all plans, smallest first
 * @param chosen one of the plans that fit; else it is the smallest
 */
export function describePlansFor(
  asked: PlanNeeds,
  offered: readonly OfferedPlan[],
  chosen?: PlanKey,
): string {
  const { plans, nearest } = plansFor(asked, offered);
  const [smallest] = plans;
  if (smallest === undefined) return describeGap(asked, planOf(nearest, offered), offered);
  const plan = planOf(chosen ?? smallest, offered);
  return `${plan.shortName} fits ${wishOf(asked)}: ${describePlan(plan)}`;
}

/** Returns price and contents of a plan as a sentence that goes on after a colon. */
export function describePlan({ price: asked, limits, creditsPerMonth }: OfferedPlan): string {
  const price =
    typeof asked === 'number'
      ? `it’s ${priceText({ price: asked })} a month`
      : 'its price is agreed with you';
  const members = limits.members === '1' ? '1 member' : `${lower(limits.members)} members`;
  const credits =
    creditsPerMonth === null
      ? 'unlimited credits or your own key'
      : `${limits.creditsPerMonth} AI message credits a month`;
  return `${price}, for ${members}, with ${credits}.`;
}

function describeGap(
  { members = 0, ...asked }: PlanNeeds,
  nearest: OfferedPlan,
  offered: readonly OfferedPlan[],
): string {
  const below = offered.findLast((plan) => 'most' in plan.members);
  const begins = `${nearest.shortName} is for ${nearest.limits.members}`;
  if (below && 'most' in below.members && members > below.members.most) {
    const ends = `${below.shortName} is for ${lower(below.limits.members)} members`;
    return `No plan fits ${peopleText(members)} as listed: ${ends}, and ${begins}.${describeNeeds(asked.needs, offered)} Ask us.`;
  }
  return `Only ${nearest.shortName} fits ${wishOf(asked)}, and ${begins} members. Ask us about ${peopleText(members)}.`;
}

function describeNeeds(needs: readonly string[] = [], offered: readonly OfferedPlan[]): string {
  if (needs.length === 0) return '';
  const plan = planOf(plansFor({ needs }, offered).nearest, offered);
  return ` The smallest plan with ${listOf(needs)} is ${plan.shortName}.`;
}

/** Such as '4 people and 3,000 AI messages a month, with “API access”'. */
function wishOf({ members, credits, needs = [] }: PlanNeeds): string {
  const figures = [
    ...(members === undefined ? [] : [peopleText(members)]),
    ...(credits === undefined ? [] : [`${credits.toLocaleString('en-US')} AI messages a month`]),
  ].join(' and ');
  if (needs.length === 0) return figures || 'that';
  return figures === '' ? listOf(needs) : `${figures}, with ${listOf(needs)}`;
}

function listOf(needs: readonly string[]): string {
  return needs.map((need) => `“${need}”`).join(' and ');
}

function peopleText(members: number): string {
  return members === 1 ? 'one person' : `${members.toLocaleString('en-US')} people`;
}

function planOf(key: PlanKey, offered: readonly OfferedPlan[]): OfferedPlan {
  return offered.find((plan) => plan.key === key) as OfferedPlan;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
