import type { ReactNode } from 'react';
import { Section } from '../../design/ui/Section.tsx';
import { paths } from '../../product/paths.ts';
import styles from './RoiSection.module.css';

/** The place of the calculator; the page puts the island in. */
export function RoiSection({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="roi-title">
      <h2 className={styles.title} id="roi-title">
        Your organization
      </h2>
      {children}
      <p className={styles.remark}>
        The formula: employees × average salary × share automated × efficiency of the use case × industry
        weight gives the savings per year; implementation cost ÷ a twelfth of that gives the months to
        payback. A simple estimate, not a promise. It counts salaries only and assumes you hand off the full
        share. Hours per week change the time freed; the savings stay the same. The{' '}
        <a href={paths.useCases}>savings calculator</a> starts from hours and wages, so its figure differs.
        Bring the cautious case of the lower one to your first budget meeting.
      </p>
    </Section>
  );
}
