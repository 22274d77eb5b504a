import { CheckboxField } from '../ui/Field.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { comparison, countRows } from './comparison.ts';
import styles from './PlanComparison.module.css';

const { all, differing } = countRows(comparison);

/**
 * The plans row by row (S2 sections 2 and 4, 'Pricing'). Hiding the equal rows is CSS alone, so that it works
 * without script; of the two counts one is rendered at a time, which a live region announces.
 */
export function PlanComparison() {
  return (
    <Section labelledBy="comparison-title">
      <SectionHead id="comparison-title" title="Compare the plans, row by row">
        What grows with the plan, what begins at Startup, what only Enterprise has, and what is the same for
        everybody.
      </SectionHead>
      <div className={styles.root}>
        <div className={styles.controls}>
          <CheckboxField label="Show differences only" />
          <p className={styles.note} role="status">
            <span className={styles.whenAll}>{all} rows shown</span>
            <span className={styles.whenDiffering}>
              {differing} of {all} rows shown
            </span>
          </p>
          <p className={`${styles.note} ${styles.hint}`}>Select the name of a plan to highlight it.</p>
        </div>
        <ComparisonTable />
      </div>
    </Section>
  );
}
