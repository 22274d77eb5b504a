import { comparisonOf } from 'contract/product/plan-comparison.ts';
import { content } from '../../content.ts';
import { asCell, asRow, asRows, asTable } from '../../design/ui/table-roles.ts';
import { sitePlans } from '../../product/plans.ts';
import { ComparisonRows } from './ComparisonRows.tsx';
import styles from './ComparisonTable.module.css';
import { PlanHeader } from './PlanHeader.tsx';

/** The true table of the comparison. On a phone each row's header stands above its four values. */
export function ComparisonTable() {
  return (
    <table className={styles.root} {...asTable}>
      <caption className={styles.caption}>{content().one('pages/pricing').comparison.caption}</caption>
      <thead className={styles.head} {...asRows}>
        <tr {...asRow}>
          <td {...asCell} />
          {sitePlans().map((plan) => (
            <PlanHeader plan={plan} key={plan.key} />
          ))}
        </tr>
      </thead>
      {comparisonOf(content().one('plans')).map((group) => (
        <ComparisonRows group={group} key={group.name} />
      ))}
    </table>
  );
}
