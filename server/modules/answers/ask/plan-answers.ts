import type { AskAnswer, AskSource } from 'contract/answers/ask.ts';
import type { Employee } from 'contract/content/employee.ts';
import { type OfferedPlan, priceText } from 'contract/product/offered-plans.ts';
import { advisePlan, describePlan, membersText, usdText } from 'contract/product/plan-advice.ts';
import { type ComparisonRow, comparisonOf } from 'contract/product/plan-comparison.ts';
import { PLAN_KEYS, type PlanKey } from 'contract/product/plans.ts';
import { PRICING_PAGE } from 'contract/site/addresses.ts';
import { content as words } from '../../../shared/content.ts';
import { currentPlans } from '../../../shared/current-plans.ts';
import { ASK_US, COMPARE_PLANS } from './next-steps.ts';
import { readBareNumber, type Slots, type Understood, understand } from './understand.ts';

const COMPARISON: AskSource = { title: 'Compare the plans', address: `${PRICING_PAGE}#comparison-title` };

/** Conditions of a conversation so far. */
export interface Before {
  slots: Slots;
  isAboutPlans: boolean;
}

/**
 * Computes an answer from the conditions of a question, and from what was asked before.
 * @param before `undefined` when nothing was asked
 * @returns `undefined` when the question is not about plans, or names nothing to compute with
 */
export function answerAboutPlans(content: string, before?: Before): AskAnswer | undefined {
  const asked = understand(content);
  const { asks, plans, features } = asked;
  if (asks.has('elsewhere')) return undefined;
  const earlier = before?.isAboutPlans ? before.slots : undefined;
  const people = asked.people ?? (earlier ? readBareNumber(content) : undefined);
  const isAbout =
    isAboutPlans(asked) ||
    earlier !== undefined ||
    asked.isIntroduction ||
    isOfMoney(asked, content) ||
    asked.sum !== undefined ||
    (people !== undefined && features.length > 0);
  const hasNeeds = [asked.credits, asked.budgetUsd, asked.publicChatbots].some((each) => each !== undefined);
  const [one, other, ...more] = plans;
  if (one && other && more.length === 0 && asks.has('comparison'))
    return answer(`${introduce(planOf(one))} ${introduce(planOf(other))}`);
  if (isAbout && people === undefined && !hasNeeds && features.length === 0) {
    const extreme = asks.has('smallest') ? currentPlans()[0] : asks.has('largest') && currentPlans().at(-1);
    if (extreme) return answer(introduce(extreme));
  }
  // A team that was named before counts for `which plan would you recommend?`.
  const known = plans.length === 0 && asks.has('recommendation') ? before?.slots.people : undefined;
  if (people !== undefined || known !== undefined)
    return isAbout ? forNeeds({ ...asked, people: people ?? known ?? 0 }, before?.slots) : undefined;
  const employee = findEmployee(content);
  if (employee && features.length === 0 && (plans.length > 0 || asks.has('beginning')))
    return answer(describeEmployee(employee));
  if (!isAbout) return undefined;
  if (isOfMoney(asked, content) && features.length === 0 && asked.credits === undefined && plans.length === 0)
    return withinBudget(asked.budgetUsd ?? 0);
  return hasNeeds ? forNeeds(asked) : aboutFeature(asked, earlier);
}

function findEmployee(content: string): Employee | undefined {
  return words()
    .list('employee')
    .find(({ persona }) => content.includes(persona.name));
}

/** Returns a text such as 'Every plan has AI employees. Of Hana’s work, “Reading applications” needs Enterprise.' */
function describeEmployee({ persona, needs }: Employee): string {
  const offered = currentPlans();
  const said = needs.flatMap(({ work, row }) => {
    const plan = offered.find(({ adds }) => adds.includes(row));
    return plan ? `“${work}” needs ${plan.shortName}${plan === offered.at(-1) ? '' : ' or larger'}` : [];
  });
  return `Every plan has AI employees. Of ${persona.name}’s work, ${new Intl.ListFormat('en').format(said)}.`;
}

/** Answers which plan fits, for a question that names people or messages, and is near no topic. */
export function answerForTeam(content: string, before?: Before): AskAnswer | undefined {
  const asked = understand(content);
  if (asked.asks.has('elsewhere')) return undefined;
  const hasFigures = asked.people !== undefined || asked.credits !== undefined;
  return hasFigures ? forNeeds(asked, before?.slots) : undefined;
}

/** A budget in figures that a plan may have. */
function isOfMoney({ budgetUsd }: Slots, content: string): boolean {
  return budgetUsd !== undefined && !/\b(?:million|billion)\b/i.test(content);
}

/** Returns a text such as 'Starter: it’s $29 a month, …'. */
function introduce(plan: OfferedPlan): string {
  return `${plan.name}: ${describePlan(plan)}`;
}

/** Reports whether a question is about plans and what they cost. */
export function isAboutPlans({ asks, plans }: Understood): boolean {
  return plans.length > 0 || (['plan', 'smallest', 'largest'] as const).some((asked) => asks.has(asked));
}

/** People first, then features, then what it may cost: each of them is answered. */
function forNeeds({ asks, ...asked }: Understood, before?: Slots): AskAnswer {
  const features = asked.features.length > 0 ? asked.features : (before?.features ?? []);
  const rows = rowsOf(features);
  const isAdded = (label: string) => !rows.some((row) => row.label === label && !row.values.includes(true));
  const [named, ...others] = asked.plans;
  const { text } = advisePlan(
    {
      members: asked.people,
      credits: asked.credits ?? before?.credits,
      needs: features.filter(isAdded),
      publicChatbots: asked.publicChatbots,
      budgetUsd: asked.budgetUsd,
      named: others.length > 0 ? undefined : named,
      isYear: asks.has('year'),
    },
    currentPlans(),
  );
  // A number of chatbots is a need, and says more than their row.
  const unpriced = rows.filter(
    ({ label }) => !isAdded(label) && !(label === 'Public chatbots' && asked.publicChatbots),
  );
  return answer([asked.sum, text, ...unpriced.map(describeBeginning)].filter(Boolean).join(' '));
}

function withinBudget(budgetUsd: number): AskAnswer {
  const offered = currentPlans();
  const within = offered.filter(({ price }) => typeof price === 'number' && price <= budgetUsd);
  if (within.length === 0) {
    const cheapest = offered[0] as OfferedPlan;
    return answer(
      `Our smallest plan, ${cheapest.shortName}, is ${priceText(cheapest)} a month, after 3 months free.`,
    );
  }
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    within.map((plan) => `${plan.shortName} (${priceText(plan)} for ${membersText(plan)})`),
  );
  return answer(`For ${usdText(budgetUsd)} a month you can have ${list}.`);
}

function rowsOf(labels: readonly string[]): ComparisonRow[] {
  return comparisonOf(words().one('plans'))
    .flatMap((group) => group.rows)
    .filter(({ label }) => labels.includes(label));
}

function aboutFeature(
  { plans, features, asks }: Understood,
  before: Slots | undefined,
): AskAnswer | undefined {
  // `and on Growth?` after `Does Starter include API access?`; `and integrations?` likewise.
  const labels = features.length > 0 ? features : (before?.features ?? []);
  const [key] = plans.length > 0 ? plans : features.length > 0 ? (before?.plans ?? []) : [];
  const rows = rowsOf(labels);
  if (rows.length === 0 || (features.length === 0 && plans.length === 0)) return undefined;
  if (key !== undefined && (asks.has('part') || before !== undefined)) {
    return answer(rows.map((each) => describeRow(each, key)).join(' '));
  }
  return asks.has('beginning') ? answer(rows.map(describeBeginning).join(' ')) : undefined;
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

function planOf(key: PlanKey): OfferedPlan {
  return currentPlans().find((plan) => plan.key === key) as OfferedPlan;
}

function answer(text: string): AskAnswer {
  const next = /ask us/i.test(text) ? [ASK_US, COMPARE_PLANS] : [COMPARE_PLANS];
  return { kind: 'answer', text, sources: [COMPARISON], suggestions: [], next };
}
