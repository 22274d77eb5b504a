import type { AskAnswer, AskSource } from 'contract/answers/ask.ts';
import { type OfferedPlan, priceText } from 'contract/product/offered-plans.ts';
import { describePlan, describePlansFor } from 'contract/product/plan-advice.ts';
import { type ComparisonRow, comparisonOf } from 'contract/product/plan-comparison.ts';
import { PLAN_KEYS, type PlanKey } from 'contract/product/plans.ts';
import { type PlanNeeds, plansFor } from 'contract/product/plans-for.ts';
import { PRICING_PAGE } from 'contract/site/addresses.ts';
import { content as words } from '../../../shared/content.ts';
import { currentPlans } from '../../../shared/current-plans.ts';
import { plainWords } from '../topics/text-features.ts';
import { ASK_US, COMPARE_PLANS } from './next-steps.ts';
import { namesNeeds, readBareNumber, readSlots, type Slots } from './slots.ts';

const COMPARISON: AskSource = { title: 'Compare the plans', address: `${PRICING_PAGE}#comparison-title` };

/** The ends of the list of plans, as people name them, each with its index. */
const EXTREME: readonly [said: RegExp, at: 0 | -1][] = [
  [
    /\b(?:cheapest|smallest|lowest|entry|basic|minimum|least expensive|gunstigste[rn]?|billigste[rn]?|mas barato|sabse sasta)\b/,
    0,
  ],
  [/\b(?:biggest|largest|most expensive|highest|top tier|grosste[rn]?)\b/, -1],
];

/** Words that ask for a plan or its price, in the languages that people write to us. */
const ABOUT_PLANS =
  /\b(?:plans?|prices?|pric\w*|costs?|fits?|suits?|which|recommend\w*|suggest|best|pay|paying|how much|fee|need|enough|package|tier|suite|cover|support|chahiye|kitna|kost\w*|preis\w*|passt|brauchen|precio|cuesta|coste|necesit\w*|combien)\b/;
/** Recognizes words that stand in questions about plans, and ask for nothing that a plan may lack. */
export function isWordAboutPlans(word: string): boolean {
  return ABOUT_PLANS.test(word) || namesExtreme(word);
}

/** Recognizes questions for the cheapest or the largest plan. */
export function namesExtreme(content: string): boolean {
  const plain = plainWords(content).join(' ');
  return EXTREME.some(([said]) => said.test(plain));
}

/** Words of questions about something else than a plan, with people in it. */
const ABOUT_ELSE =
  /\b(?:demo|meeting|call|course|courses|class|webinar|roi|sav\w+|train\w*|customers|invite|join|attend|hours|salary|minutes|days|weeks|commission|affiliate)\b/;
/** Words that ask whether a plan has something. */
const ASKS_FOR_PART =
  /\b(?:includes?|included|including|have|has|comes?|come with|with|get|gets|offer|offers|support|supports|available|allow|allows|use|need|in|on|enthalten|hat|dabei|milta|milega|incluye|tiene|how many|how much|limit|storage)\b/;
const COMPARES =
  /\b(?:differ\w*|compar\w*|versus|vs|between|better|unterschied\w*|diferencia|vergleich\w*)\b/;
const WHICH_PLAN =
  /\b(?:which|what|from which|cheapest|smallest|lowest|welche[rmns]?|kaunsa|kaun sa|que) (?:plans?|tier|package|subscription|version|one)\b|\bplan (?:do (?:i|we) need|has|have|with|for|includes?|required)\b|\bneed(?:ed)? for\b/;

/**
 * Computes an answer from the figures and names in a question, and from what was asked before.
 * @param before the slots of the conversation so far, and whether it was about plans; `undefined` when nothing was
 * asked
 * @returns `undefined` when the question is not about plans, or names nothing to compute with
 */
export function answerAboutPlans(
  content: string,
  before?: { slots: Slots; isAboutPlans: boolean },
): AskAnswer | undefined {
  const plain = plainWords(content).join(' ');
  const own = readSlots(content);
  const people = own.people ?? (before?.isAboutPlans ? readBareNumber(content) : undefined);
  const isAbout =
    isAboutPlans(content) ||
    before?.isAboutPlans === true ||
    isIntroduction(plain) ||
    namesExtreme(content) ||
    isOfMoney(own, plain);
  if (ABOUT_ELSE.test(plain)) return undefined;
  const [, at] = EXTREME.find(([said]) => said.test(plain)) ?? [];
  const extreme = at === undefined ? undefined : currentPlans().at(at);
  if (extreme && isAbout && !namesNeeds({ ...own, plans: [] }) && people === undefined)
    return answer(introduce(extreme));
  if (people !== undefined && isAbout) return forPeople({ ...own, people }, before?.slots);
  // A team that was named before counts for `which plan would you recommend?`.
  const known = before?.slots.people;
  if (known !== undefined && own.plans.length === 0 && asksForPlan(plain))
    return forPeople({ ...own, people: known });
  if (isOfMoney(own, plain) && isAbout) return withinBudget(own);
  if (own.credits !== undefined && isAbout)
    return answer(describePlansFor({ credits: own.credits, needs: own.features }, currentPlans()));
  const [one, other, ...more] = own.plans;
  if (one && other && more.length === 0 && COMPARES.test(plain))
    return answer(`${introduce(planOf(one))} ${introduce(planOf(other))}`);
  return aboutFeature(plain, own, before?.isAboutPlans === true ? before.slots : undefined);
}

/** Answers which plan fits, for a question that names people or messages, and is near no topic. */
export function answerForTeam(
  content: string,
  before?: { slots: Slots; isAboutPlans: boolean },
): AskAnswer | undefined {
  const own = readSlots(content);
  if (ABOUT_ELSE.test(plainWords(content).join(' '))) return undefined;
  if (own.people !== undefined) return forPeople({ ...own, people: own.people }, before?.slots);
  return own.credits === undefined
    ? undefined
    : answer(describePlansFor({ credits: own.credits, needs: own.features }, currentPlans()));
}

/** A budget in figures that a plan may have. */
function isOfMoney({ budgetUsd }: Slots, plain: string): boolean {
  return budgetUsd !== undefined && !/\b(?:million|billion)\b/.test(plain);
}

/** Returns a text such as 'Starter: it’s $29 a month, …'. */
function introduce(plan: OfferedPlan): string {
  return `${plan.name}: ${describePlan(plan)}`;
}

/** Reports whether a question is about plans and what they cost. */
export function isAboutPlans(content: string): boolean {
  const plain = plainWords(content).join(' ');
  return ABOUT_PLANS.test(plain) || readSlots(content).plans.length > 0;
}

/** Recognizes `We are 15 people` and no more: its writer wants to know what fits. */
function isIntroduction(plain: string): boolean {
  return (
    plain.split(' ').length <= 7 &&
    /^(?:we|were|we are|im|i am|it is|its|just|only|wir|somos|hum|ham|team)\b/.test(plain)
  );
}

function asksForPlan(plain: string): boolean {
  return /\b(?:which|what) (?:plan|one|tier|package)\b|\brecommend\b|\bhow much (?:would|will|do|is)\b/.test(
    plain,
  );
}

/** People first, then features, then what it may cost: each of them is answered. */
function forPeople(
  { people, credits, features, plans, budgetUsd }: Slots & { people: number },
  before?: Slots,
): AskAnswer {
  const asked: PlanNeeds = {
    members: people,
    credits: credits ?? before?.credits,
    needs: features.length > 0 ? features : before?.features,
  };
  const [named, ...others] = plans;
  const offered = currentPlans();
  const fitting = plansFor(asked, offered).plans;
  const [found] = fitting;
  const money = budgetUsd === undefined ? '' : ` ${describeBudget(budgetUsd, found)}`;
  if (named === undefined || others.length > 0) return answer(`${describePlansFor(asked, offered)}${money}`);
  const plan = planOf(named);
  if (!fitting.includes(named))
    return answer(`${plan.shortName} is for ${membersOf(plan)}. ${describePlansFor(asked, offered)}${money}`);
  return answer(`${describePlansFor(asked, offered, named)}${money}`);
}

function withinBudget({ budgetUsd = 0, credits, features }: Slots): AskAnswer {
  const asked = { credits, needs: features };
  const offered = currentPlans();
  const fitting = plansFor(asked, offered).plans;
  const within = offered.filter(
    ({ key, price }) => fitting.includes(key) && typeof price === 'number' && price <= budgetUsd,
  );
  if (within.length === 0 && (credits !== undefined || features.length > 0)) {
    return answer(`${describePlansFor(asked, offered)} ${describeBudget(budgetUsd, fitting[0])}`);
  }
  if (within.length === 0) {
    const cheapest = offered[0] as OfferedPlan;
    return answer(
      `Our smallest plan, ${cheapest.shortName}, is ${priceText(cheapest)} a month, after 3 months free.`,
    );
  }
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    within.map((plan) => `${plan.shortName} (${priceText(plan)} for ${membersOf(plan)})`),
  );
  return answer(`For ${usdText(budgetUsd)} a month you can have ${list}.`);
}

/** Compares a budget with the price of a plan. @param key `undefined` where no listed plan fits */
function describeBudget(usd: number, key: PlanKey | undefined): string {
  const price = key && planOf(key).price;
  if (typeof price !== 'number') {
    return `We don’t publish a price for that, so we can’t say whether ${usdText(usd)} a month is enough.`;
  }
  return price <= usd
    ? `That’s within ${usdText(usd)} a month.`
    : `That’s more than ${usdText(usd)} a month.`;
}

function usdText(usd: number): string {
  return `$${usd.toLocaleString('en-US')}`;
}

function aboutFeature(
  plain: string,
  { plans, features }: Slots,
  before: Slots | undefined,
): AskAnswer | undefined {
  // `and on Growth?` after `Does Starter include API access?`; `and integrations?` likewise.
  const labels = features.length > 0 ? features : (before?.features ?? []);
  const keys = plans.length > 0 ? plans : features.length > 0 ? (before?.plans ?? []) : [];
  const rows = comparisonOf(words().one('plans'))
    .flatMap((group) => group.rows)
    .filter(({ label }) => labels.includes(label));
  const [row] = rows;
  if (!row || (features.length === 0 && plans.length === 0)) return undefined;
  const [key] = keys;
  if (key !== undefined && (ASKS_FOR_PART.test(plain) || before !== undefined)) {
    return answer(rows.map((each) => describeRow(each, key)).join(' '));
  }
  return WHICH_PLAN.test(plain) ? answer(rows.map(describeBeginning).join(' ')) : undefined;
}

/** Returns a text such as 'API access isn’t in Starter; it begins with Startup.' */
function describeRow(row: ComparisonRow, key: PlanKey): string {
  const plan = planOf(key);
  const value = row.values[PLAN_KEYS.indexOf(key)];
  if (value === true) return `Yes, ${plan.shortName} includes “${row.label}”.`;
  if (value === '') return `No, ${plan.shortName} doesn’t include “${row.label}”. ${describeBeginning(row)}`;
  if (value === words().one('plans').unpublished)
    return `We don’t publish “${row.label}” for ${plan.shortName} yet. Ask us.`;
  return `${row.label} on ${plan.shortName}: ${value}.`;
}

function describeBeginning({ label, values }: ComparisonRow): string {
  const offered = currentPlans();
  const { unpublished } = words().one('plans');
  const first = values.indexOf(true);
  if (first >= 0) {
    const plan = offered[first] as OfferedPlan;
    const isLast = first === offered.length - 1;
    return `“${label}” is included ${isLast ? `in ${plan.shortName} alone` : `from ${plan.shortName} (${priceText(plan)} a month) up`}.`;
  }
  const parts = offered.map(
    ({ shortName }, index) => `${shortName} ${values[index] === unpublished ? 'on request' : values[index]}`,
  );
  return `${label}: ${parts.join(', ')}.`;
}

function membersOf({ limits }: OfferedPlan): string {
  return limits.members === '1' ? 'one person' : `${limits.members.replace('Up', 'up')} people`;
}

function planOf(key: PlanKey): OfferedPlan {
  return currentPlans().find((plan) => plan.key === key) as OfferedPlan;
}

function answer(text: string): AskAnswer {
  const next = /ask us/i.test(text) ? [ASK_US, COMPARE_PLANS] : [COMPARE_PLANS];
  return { kind: 'answer', text, sources: [COMPARISON], suggestions: [], next };
}
