import type { ReactNode } from 'react';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { paths } from '../../product/paths.ts';
import { FORM_ID } from './address.ts';
import styles from './RoiSection.module.css';

/** The place of the calculator; the page puts the island in. */
export function RoiSection({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="roi-title">
      <div className={styles.head}>
        <h2 id="roi-title">Your organization</h2>
        <KeptNumbers form={FORM_ID} pay />
      </div>
      {children}
      <div className={styles.remarks}>
        <p className={styles.formula}>
          The formula: employees × average salary × share automated × efficiency of the use case × industry
          weight gives the savings per year; implementation cost ÷ a twelfth of that gives the months to
          payback.
        </p>
        <p>
          A simple estimate, not a promise. It counts salaries only and assumes you hand off the full share.
          Hours per week change the time freed; the savings stay the same. The{' '}
          <a href={paths.useCases}>savings calculator</a> starts from hours and wages, so its figure differs.
          Bring the cautious case of the lower one to your first budget meeting.
        </p>
      </div>
    </Section>
  );
}
