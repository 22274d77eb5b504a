import type { PlanNeed } from 'contract/content/employee.ts';
import { fill } from 'contract/content/fill.ts';
import { type ComparisonRow, comparisonOf } from 'contract/product/plan-comparison.ts';
import { content } from '../../content.ts';
import { sitePlans } from '../../product/plans.ts';

/** Such as 'Reading applications (AI Recruiter): Enterprise', and last what connections built to order need. */
export function needLines(needs: readonly PlanNeed[]): string[] {
  return [...needs, content().one('pages/ai-employees').employee.needs.built].map(
    ({ work, row }) => `${work} (${row}): ${plansWith(row)}`,
  );
}

/** The same in one breath, for the first view: 'Reading applications needs Enterprise.' */
export function needSentences(needs: readonly PlanNeed[]): string {
  return needs
    .map(({ work, row }) =>
      fill(content().one('pages/ai-employees').employee.needs.sentence, { work, plans: plansWith(row) }),
    )
    .join(' ');
}

/** The plans that have the row, as the comparison marks them: 'Enterprise', 'Startup or larger'. */
function plansWith(row: string): string {
  const { values } = rowOf(row);
  const first = values.indexOf(true);
  const smallest = sitePlans()[first]?.shortName ?? '';
  return first === values.length - 1
    ? smallest
    : fill(content().one('pages/ai-employees').employee.needs.orLarger, { plan: smallest });
}

function rowOf(label: string): ComparisonRow {
  const row = comparisonOf(content().one('plans'))
    .flatMap(({ rows }) => rows)
    .find((each) => each.label === label);
  if (!row) throw new Error(`the plan comparison has no row ${label}`);
  return row;
}
