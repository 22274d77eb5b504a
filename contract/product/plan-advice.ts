import { type OfferedPlan, offeredPlans, priceText } from './offered-plans.ts';
import { PLAN_KEYS, type PlanKey } from './plans.ts';
import { type PlanNeeds, plansFor } from './plans-for.ts';

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
