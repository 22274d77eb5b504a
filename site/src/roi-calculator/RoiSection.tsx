import type { ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
import styles from './RoiSection.module.css';

/** The place of the calculator; the page puts the island in. */
export function RoiSection({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="roi-title">
      <h2 className={styles.title} id="roi-title">
        Your organisation
      </h2>
      <p className={styles.withoutScript}>
        This page needs JavaScript to calculate. By hand: employees × average salary × share automated ×
        efficiency of the use case × weight of the industry gives the savings per year; implementation cost ÷
        a twelfth of that gives the months until it is paid back.
      </p>
      {children}
    </Section>
  );
}
