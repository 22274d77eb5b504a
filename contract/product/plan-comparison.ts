import type { Plans } from '../content/plans.ts';
import { type OfferedPlan, offeredPlans, priceText } from './offered-plans.ts';
import { PLAN_KEYS } from './plans.ts';

/** Value of a plan in a row: the feature, nothing, or what the text says (S2 section 3, 'Comparison row'). */
export type ComparisonValue = true | '' | string;

/** One feature and its value in each plan, in the order of the plans. */
export interface ComparisonRow {
  label: string;
  values: readonly ComparisonValue[];
}

/** Rows under one heading. */
export interface ComparisonGroup {
  name: string;
  rows: readonly ComparisonRow[];
}

/** Returns the rows of the comparison, each with a value in every plan. */
export function comparisonOf(plans: Plans): ComparisonGroup[] {
  const offered = offeredPlans(plans);
  return plans.comparison.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ label, field, from, all = '' }) => ({
      label,
      values: offered.map((plan, index) => {
        if (from) return index >= PLAN_KEYS.indexOf(from) || '';
        return field ? (fieldOf(plan, field) ?? plans.unpublished) : all;
      }),
    })),
  }));
}

function fieldOf(plan: OfferedPlan, field: 'price' | keyof OfferedPlan['limits']): string | undefined {
  return field === 'price' ? priceText(plan) + plan.period : plan.limits[field];
}

/** Reports whether the plans differ in a row: 'Show differences only' hides those that do not (S2 section 4). */
export function rowDiffers({ values }: Pick<ComparisonRow, 'values'>): boolean {
  return values.some((value) => value !== values[0]);
}

/** Counts the rows of a comparison, and those in which the plans differ. */
export function countRows(groups: readonly ComparisonGroup[]) {
  const rows = groups.flatMap((group) => group.rows);
  return { all: rows.length, differing: rows.filter(rowDiffers).length };
}
