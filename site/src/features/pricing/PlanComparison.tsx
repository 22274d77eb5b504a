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
  const { title, lede, ...words } = content().one('pages/pricing').comparison;
  const { all, differing } = countRows(comparisonOf(content().one('plans')));
  const [allShown, someShown] = [words.allShown, words.someShown].map((text) =>
    text.replace('{all}', String(all)).replace('{some}', String(differing)),
  );
  return (
    <Section labelledBy="comparison-title">
      <SectionHead id="comparison-title" title={title}>
        {lede}
      </SectionHead>
      <div className={styles.root}>
        <div className={styles.controls}>
          <CheckboxField label={words.differences} />
          <p className={styles.note} role="status">
            <span className={styles.whenAll}>{allShown}</span>
            <span className={styles.whenDiffering}>{someShown}</span>
          </p>
        </div>
        <ComparisonTable />
      </div>
    </Section>
  );
}
