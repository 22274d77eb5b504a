import { ComparisonRows } from './ComparisonRows.tsx';
import styles from './ComparisonTable.module.css';
import { comparison } from './comparison.ts';
import { PlanHeader } from './PlanHeader.tsx';
import { plans } from './plans.ts';
import { asCell, asRow, asRows, asTable } from './table-roles.ts';

/** The true table of the comparison. On a phone each row's header stands above its four values. */
export function ComparisonTable() {
  return (
    <table className={styles.root} {...asTable}>
      <caption className={styles.caption}>
        The four plans compared. &lsquo;Ask us&rsquo; marks what we have not published for a plan.
      </caption>
      <thead className={styles.head} {...asRows}>
        <tr {...asRow}>
          <td {...asCell} />
          {plans.map((plan) => (
            <PlanHeader plan={plan} key={plan.key} />
          ))}
        </tr>
      </thead>
      {comparison.map((group) => (
        <ComparisonRows group={group} key={group.name} />
      ))}
    </table>
  );
}
