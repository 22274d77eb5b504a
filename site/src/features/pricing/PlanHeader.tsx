import { asColumnHeader } from '../../design/ui/table-roles.ts';
import type { Plan } from '../../product/plans.ts';
import styles from './PlanHeader.module.css';

/**
 * The header of a plan's column, whose button toggles the plan's highlight: `plan-highlight.ts` makes it work,
 * and enables it. On a phone the button shows the short part of its name.
 */
export function PlanHeader({ plan: { name, shortName, isPopular } }: { plan: Plan }) {
  const [before, after] = name.split(shortName);
  return (
    <th {...asColumnHeader}>
      <button className={styles.button} type="button" aria-pressed={isPopular} disabled>
        {before && <span className={styles.long}>{before}</span>}
        {shortName}
        {after && <span className={styles.long}>{after}</span>}
      </button>
    </th>
  );
}
