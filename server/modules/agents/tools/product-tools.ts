import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import type { RoiOptions } from 'contract/content/roi-options.ts';
import { advisePlan } from 'contract/product/plan-advice.ts';
import { type ComparisonValue, comparisonOf, rowDiffers } from 'contract/product/plan-comparison.ts';
import { plansFor } from 'contract/product/plans-for.ts';
import { AUTOMATION_RANGE, ROI_DEFAULTS, type RoiInputs, roiScenarios } from 'contract/product/roi.ts';
import { calculateSavings, SAVINGS_DEFAULTS } from 'contract/product/savings.ts';
import { PRICING_PAGE, ROI_PAGE, USE_CASES_PAGE } from 'contract/site/addresses.ts';
import { content } from '../../../shared/content.ts';
import { currentPlans } from '../../../shared/current-plans.ts';

export function comparePlans(
  { members, creditsPerMonth, needs, differencesOnly = false }: ToolInput<'compare_plans'>,
  origin: string,
): ToolOutput<'compare_plans'> {
  const isAsked = [members, creditsPerMonth, needs].some((need) => need !== undefined);
  const asked = { members, credits: creditsPerMonth, needs };
  const offered = currentPlans();
  return {
    plans: offered.map(({ key, name, price, limits, bestFor, description }) => ({
      key,
      name,
      priceUsdPerMonth: typeof price === 'number' ? price : null,
      members: limits.members,
      creditsPerMonth: limits.creditsPerMonth,
      publicChatbots: limits.publicChatbots,
      bestFor,
      description,
    })),
    rows: comparisonOf(content().one('plans')).flatMap(({ name, rows }) =>
      rows
        .filter((row) => !differencesOnly || rowDiffers(row))
        .map(({ label, values }) => ({ group: name, label, values: values.map(wordOf) })),
    ),
    smallestThatFits: isAsked ? (plansFor(asked, offered).plans[0] ?? null) : null,
    advice: isAsked ? advisePlan(asked, offered).text : '',
    url: origin + PRICING_PAGE,
  };
}

function wordOf(value: ComparisonValue): string {
  if (value === true) return 'Included';
  return value === '' ? 'Not included' : value;
}

export function calculateRoi(given: ToolInput<'calculate_roi'>, origin: string): ToolOutput<'calculate_roi'> {
  const options = content().one('roi-options');
  const { entered: asked, assumed } = fillIn(roiAssumed(options), roundShare(given));
  const [low, expected] = roiScenarios(roiInputsOf(asked, options));
  const { results } = expected;
  return {
    currentCostsUsdPerYear: toHundredths(results.currentCosts),
    potentialSavingsUsdPerYear: toHundredths(results.potentialSavings),
    roiPercent: toHundredthsOrNull(results.roiPercentage),
    paybackMonths: toHundredthsOrNull(results.paybackMonths),
    productivityGainPercent: toHundredths(results.productivityGain),
    cautious: {
      potentialSavingsUsdPerYear: toHundredths(low.results.potentialSavings),
      roiPercent: toHundredthsOrNull(low.results.roiPercentage),
    },
    assumed:
      asked.automationPercentage === given.automationPercentage || given.automationPercentage === undefined
        ? assumed
        : [...assumed, `automationPercentage: rounded to ${asked.automationPercentage}`],
    url: `${origin}${ROI_PAGE}#roi-results&${addressEntries(asked)}`,
  };
}

/** Initial values of the page; of its list of industries, the first. */
const roiAssumed = ({ industries }: RoiOptions) => ({
  avgSalaryUsd: Number(ROI_DEFAULTS.avgSalary),
  automationPercentage: Number(ROI_DEFAULTS.automationPercentage),
  industry: industries[0]?.value ?? '',
  implementationCostUsd: Number(ROI_DEFAULTS.implementationCost),
});

type WholeRoi = Required<ToolInput<'calculate_roi'>>;

/** Rounds the share to the step of the page's slider, which the answer links to. */
function roundShare({ automationPercentage: share, ...given }: ToolInput<'calculate_roi'>) {
  const { step } = AUTOMATION_RANGE;
  return { ...given, ...(share !== undefined && { automationPercentage: Math.round(share / step) * step }) };
}

/** Fills in what an agent left out with the defaults of the page, and lists these. */
function fillIn<Defaults extends object, Given extends object>(defaults: Defaults, given: Given) {
  const left = Object.entries(defaults).filter(([name]) => !Object.hasOwn(given, name));
  return {
    entered: { ...given, ...Object.fromEntries(left) } as Defaults & Given,
    assumed: left.map(([name, value]) => `${name}: ${value}`),
  };
}

function roiInputsOf({ useCase, industry, ...asked }: WholeRoi, options: RoiOptions): RoiInputs {
  return {
    employees: asked.employees,
    avgSalary: asked.avgSalaryUsd,
    hoursPerWeek: 0,
    automationPercentage: asked.automationPercentage,
    // The schema lets no other through.
    useCase: options.useCases.find(({ value }) => value === useCase) as RoiInputs['useCase'],
    industry: options.industries.find(({ value }) => value === industry) as RoiInputs['industry'],
    implementationCost: asked.implementationCostUsd,
  };
}

/** An agent repeats the numbers it gets, and no one says 440.00000000000006 percent. */
function toHundredths(number: number): number {
  return Math.round(number * 100) / 100;
}

/** Savings of 0 never pay back. */
function toHundredthsOrNull(number: number | undefined): number | null {
  return number !== undefined && Number.isFinite(number) ? toHundredths(number) : null;
}

/** Returns the entries of an address, by the names of the form's fields. */
function addressEntries({ avgSalaryUsd, implementationCostUsd, ...asked }: WholeRoi): URLSearchParams {
  return entriesOf({ ...asked, avgSalary: avgSalaryUsd, implementationCost: implementationCostUsd });
}

function entriesOf(entered: object): URLSearchParams {
  return new URLSearchParams(Object.entries(entered).map(([name, value]) => [name, String(value)]));
}

export function estimateSavings(
  given: ToolInput<'estimate_savings'>,
  origin: string,
): ToolOutput<'estimate_savings'> {
  const { entered: asked, assumed } = fillIn(SAVINGS_DEFAULTS, given);
  const { monthlyValueUsd, monthlySavingsUsd, annualSavingsUsd, annualRoiPercent } = calculateSavings(asked);
  return {
    monthlyValueUsd: toHundredths(monthlyValueUsd),
    monthlySavingsUsd: toHundredths(monthlySavingsUsd),
    annualSavingsUsd: toHundredths(annualSavingsUsd),
    annualRoiPercent: toHundredths(annualRoiPercent),
    assumed,
    url: `${origin}${USE_CASES_PAGE}#savings&${entriesOf(asked)}`,
  };
}
