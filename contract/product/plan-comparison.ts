import { type OfferedPlan, offeredPlans, priceText } from './offered-plans.ts';
import { FEATURES_FROM, type PlanFeature } from './plan-features.ts';
import { SERVICE_CLAIMS } from './service-claims.ts';

/** What a plan has in a row: the feature, nothing, or what the text says (S2 section 3, 'Comparison row'). */
export type ComparisonValue = true | '' | string;

/** One feature and its value in each plan, in the order of `offeredPlans`. */
export interface ComparisonRow {
  label: string;
  values: readonly ComparisonValue[];
}

/** Rows under one heading. */
export interface ComparisonGroup {
  name: string;
  rows: readonly ComparisonRow[];
}

/** Stands where the specification says nothing about a plan: an empty value would deny the feature. */
export const UNPUBLISHED = 'Ask us';

/** The figures and features of S2 section 9, 'Plans'. */
export const comparison: readonly ComparisonGroup[] = [
  {
    name: 'Price and size',
    rows: [
      rowOf('Price', (plan) => priceText(plan) + plan.period),
      rowOf('Members', ({ limits }) => limits.members),
      rowOf('AI message credits per month', ({ limits }) => limits.creditsPerMonth),
      rowOf('Knowledge', ({ limits }) => limits.knowledge ?? UNPUBLISHED),
      rowOf('Public chatbots', ({ limits }) => limits.publicChatbots),
    ],
  },
  {
    name: 'AI employees',
    rows: [
      rowFrom('Customer Support'),
      rowFrom('Persona builder'),
      rowFrom('AI Recruiter'),
      rowFrom('RFP Writer'),
      rowFrom('Analytics agent'),
      rowFrom('Custom-built AI employee'),
    ],
  },
  {
    name: 'Connections and service',
    rows: [
      rowFrom('API access'),
      rowFrom('Integrations'),
      rowFrom('Custom integrations'),
      rowOf('Support', () => SERVICE_CLAIMS.support),
      rowFrom('Priority support'),
      rowOf('Uptime guarantee', () => SERVICE_CLAIMS.uptime),
      rowOf('White-glove setup', ({ limits }) => limits.whiteGloveSetup ?? UNPUBLISHED),
    ],
  },
  {
    name: 'Terms',
    rows: [
      rowOf('Setup fees', () => 'None'),
      rowOf('Plan changes', () => 'Immediate, with proration'),
      rowOf('Data kept after you cancel', () => '30 days'),
    ],
  },
];

/** Whether the plans differ in a row: 'Show differences only' hides those that do not (S2 section 4). */
export function rowDiffers({ values }: Pick<ComparisonRow, 'values'>): boolean {
  return values.some((value) => value !== values[0]);
}

/** How many rows a comparison has, and how many of them tell the plans apart. */
export function countRows(groups: readonly ComparisonGroup[]) {
  const rows = groups.flatMap((group) => group.rows);
  return { all: rows.length, differing: rows.filter(rowDiffers).length };
}

function rowOf(label: string, valueIn: (plan: OfferedPlan) => ComparisonValue): ComparisonRow {
  return { label, values: offeredPlans.map(valueIn) };
}

/** A feature that begins at a plan: the larger ones have it too. */
function rowFrom(label: PlanFeature): ComparisonRow {
  const from = offeredPlans.findIndex(({ key }) => key === FEATURES_FROM[label]);
  return { label, values: offeredPlans.map((_, index) => (index >= from ? true : '')) };
}
