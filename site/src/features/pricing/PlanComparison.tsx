import { comparisonOf, countRows } from 'contract/product/plan-comparison.ts';
import { content } from '../../content.ts';
import { CheckboxField } from '../../design/ui/ChoiceField.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import styles from './PlanComparison.module.css';

/**
 * The plans row by row (S2 sections 2 and 4, 'Pricing'). Hiding the equal rows is CSS alone, so that it works
 * without script; of the two counts one is rendered at a time, which a live region announces.
 */
export function PlanComparison() {
  const { all, differing } = countRows(comparisonOf(content().one('plans')));
  return (
    <Section labelledBy="comparison-title">
      <SectionHead id="comparison-title" title="Compare the plans, row by row">
        Every feature, every plan.
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
        </div>
        <ComparisonTable />
      </div>
    </Section>
  );
}
