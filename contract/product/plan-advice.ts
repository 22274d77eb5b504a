import { type OfferedPlan, priceText } from './offered-plans.ts';
import type { PlanKey } from './plans.ts';
import { type PlanNeeds, plansFor } from './plans-for.ts';

/** Conditions of a customer, of which people count first, then features, then the budget. */
export interface PlanQuestion extends PlanNeeds {
  publicChatbots?: number | undefined;
  budgetUsd?: number | undefined;
  /** Plan that the customer names. */
  named?: PlanKey | undefined;
  /** Asks what a year costs. */
  isYear?: boolean | undefined;
}

/** Advice to a customer as text, with the plan that it names. */
export interface PlanAdvice {
  /** The named plan if it fits, else the smallest; `undefined` where none fits as listed. */
  plan: PlanKey | undefined;
  text: string;
}

/**
 * Says which plan fits, which condition the named one fails, what comes nearest, and whether the budget is enough.
 * @param offered all plans, smallest first
 */
export function advisePlan(asked: PlanQuestion, offered: readonly OfferedPlan[]): PlanAdvice {
  const { named, budgetUsd, isYear } = asked;
  const roomy = offered.filter((plan) => hasChatbots(plan, asked));
  const { plans, nearest } = plansFor(asked, roomy);
  const key = named && plans.includes(named) ? named : plans[0];
  const plan = key && planOf(key, offered);
  const said = [
    ...(named && named !== key ? failuresOf(planOf(named, offered), asked, offered) : []),
    plan
      ? `${plan.shortName} fits ${wishOf(asked)}: ${describePlan(plan)}`
      : describeGap(asked, planOf(nearest, offered), offered),
  ];
  if (isYear && typeof plan?.price === 'number')
    said.push(`12 months come to ${usdText(plan.price * 12)}; a price for a year isn’t published.`);
  if (budgetUsd !== undefined) said.push(...describeBudget(budgetUsd, plan, offered));
  return { plan: key, text: said.join(' ') };
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

/** Says for each condition that a plan fails what the plan has. */
function failuresOf(plan: OfferedPlan, asked: PlanQuestion, offered: readonly OfferedPlan[]): string[] {
  const { shortName, limits } = plan;
  const failed = [
    ...(fits(plan, { members: asked.members }) ? [] : [`is for ${membersText(plan)}`]),
    ...(fits(plan, { credits: asked.credits })
      ? []
      : [`has ${limits.creditsPerMonth} AI message credits a month`]),
    ...(hasChatbots(plan, asked) ? [] : [`has ${limits.publicChatbots} public chatbot`]),
  ];
  const lacking = (asked.needs ?? []).filter((need) => isLaterThan(plan, need, offered));
  if (lacking.length > 0) failed.push(`doesn’t include ${listOf(lacking)}`);
  return failed.length === 0 ? [] : [`${shortName} ${failed.join(', and ')}.`];
}

function fits(plan: OfferedPlan, asked: PlanNeeds): boolean {
  return plansFor(asked, [plan]).plans.length > 0;
}

/** Reports whether a feature begins with a larger plan. */
function isLaterThan(plan: OfferedPlan, need: string, offered: readonly OfferedPlan[]): boolean {
  return offered.findIndex(({ adds }) => adds.includes(need)) > offered.indexOf(plan);
}

/** A plan without a limit in figures, such as '1+', has as many as are asked for. */
function hasChatbots({ limits }: OfferedPlan, { publicChatbots = 0 }: PlanQuestion): boolean {
  return !(Number(limits.publicChatbots) < publicChatbots);
}

/** Says why no plan fits as listed, and which one would without features and chatbots. */
function describeGap(
  { members = 0, credits, ...asked }: PlanQuestion,
  nearest: OfferedPlan,
  offered: readonly OfferedPlan[],
): string {
  const begins = `${nearest.shortName} is for ${nearest.limits.members}`;
  const [without] = plansFor({ members, credits }, offered).plans;
  if (without) {
    const plan = planOf(without, offered);
    const extras = extrasOf(asked);
    return `Only ${nearest.shortName} has ${extras}, and ${begins} members, so ask us. Without ${extras}, ${plan.shortName} fits ${wishOf({ members, credits })}: ${describePlan(plan)}`;
  }
  const below = offered.findLast((plan) => 'most' in plan.members);
  if (below && 'most' in below.members && members > below.members.most) {
    const needs = asked.needs ?? [];
    const smallest = planOf(plansFor({ needs }, offered).nearest, offered);
    const features =
      needs.length === 0 ? '' : ` The smallest plan with ${listOf(needs)} is ${smallest.shortName}.`;
    return `No plan fits ${peopleText(members)} as listed: ${below.shortName} is for ${lower(below.limits.members)} members, and ${begins}.${features} Ask us.`;
  }
  return `Only ${nearest.shortName} fits ${wishOf({ credits, ...asked })}, and ${begins} members. Ask us about ${peopleText(members)}.`;
}

/** Compares a budget with the price of the plan that fits, or names the plans within it. */
function describeBudget(
  usd: number,
  plan: OfferedPlan | undefined,
  offered: readonly OfferedPlan[],
): string[] {
  if (typeof plan?.price !== 'number')
    return [`We don’t publish a price for that, so we can’t say whether ${usdText(usd)} a month is enough.`];
  if (plan.price <= usd) return [`That’s within ${usdText(usd)} a month.`];
  const below = offered.findLast(({ price }) => typeof price === 'number' && price <= usd);
  const nearest = below
    ? [`The largest within it is ${below.shortName}, ${priceText(below)} for ${membersText(below)}.`]
    : [];
  return [`That’s more than ${usdText(usd)} a month.`, ...nearest];
}

/** Such as '4 people and 3,000 AI messages a month, with “API access”'. */
function wishOf({ members, credits, ...extras }: PlanQuestion): string {
  const figures = [
    ...(members ? [peopleText(members)] : []),
    ...(credits === undefined ? [] : [`${credits.toLocaleString('en-US')} AI messages a month`]),
  ].join(' and ');
  const wanted = extrasOf(extras);
  return [figures, wanted].filter((part) => part !== '').join(', with ') || 'that';
}

function extrasOf({ needs = [], publicChatbots = 0 }: PlanQuestion): string {
  const named = needs.map((need) => `“${need}”`);
  return [...named, ...(publicChatbots > 1 ? [`${publicChatbots} public chatbots`] : [])].join(' and ');
}

function listOf(needs: readonly string[]): string {
  return extrasOf({ needs });
}

/** Such as 'one person', 'up to 5 people'. */
export function membersText({ limits }: OfferedPlan): string {
  return limits.members === '1' ? 'one person' : `${lower(limits.members)} people`;
}

function peopleText(members: number): string {
  return members === 1 ? 'one person' : `${members.toLocaleString('en-US')} people`;
}

/** Such as '$1,188'. */
export function usdText(usd: number): string {
  return `$${usd.toLocaleString('en-US')}`;
}

function planOf(key: PlanKey, offered: readonly OfferedPlan[]): OfferedPlan {
  return offered.find((plan) => plan.key === key) as OfferedPlan;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
