import type { PlanNeed } from 'contract/content/employee.ts';
import { type ComparisonRow, comparisonOf } from 'contract/product/plan-comparison.ts';
import { content } from '../../content.ts';
import { sitePlans } from '../../product/plans.ts';

/** What every connection needs that isn't one of those at hand. */
const BUILT_FOR_YOU: PlanNeed = { work: 'Connections built for you', row: 'Custom integrations' };

/** Such as 'Reading applications (AI Recruiter): Enterprise', and last what connections built to order need. */
export function needLines(needs: readonly PlanNeed[]): string[] {
  return [...needs, BUILT_FOR_YOU].map(({ work, row }) => `${work} (${row}): ${plansWith(row)}`);
}

/** The same in one breath, for the first view: 'Reading applications needs Enterprise.' */
export function needSentences(needs: readonly PlanNeed[]): string {
  return needs.map(({ work, row }) => `${work} needs ${plansWith(row)}.`).join(' ');
}

/** The plans that have the row, as the comparison marks them: 'Enterprise', 'Startup or larger'. */
function plansWith(row: string): string {
  const { values } = rowOf(row);
  const first = values.indexOf(true);
  const smallest = sitePlans()[first]?.shortName ?? '';
  return first === values.length - 1 ? smallest : `${smallest} or larger`;
}

function rowOf(label: string): ComparisonRow {
  const row = comparisonOf(content().one('plans'))
    .flatMap(({ rows }) => rows)
    .find((each) => each.label === label);
  if (!row) throw new Error(`the plan comparison has no row ${label}`);
  return row;
}
