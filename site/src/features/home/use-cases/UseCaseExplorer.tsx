import type { ReactNode } from 'react';
import { FinePrint } from '../../../design/ui/FinePrint.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { provenance } from '../../../product/claims.ts';
import styles from './UseCaseExplorer.module.css';

/** Nine tasks and the agents that take them on (S1 section 2.3); the page puts the tabs in. */
export function UseCaseExplorer({ children }: { children: ReactNode }) {
  return (
    <Section id="use-cases" labelledBy="use-cases-title">
      <SectionHead id="use-cases-title" title="Watch the handoff">
        Nine jobs, each at the moment an AI employee passes it to a person.
      </SectionHead>
      <div className={styles.pictures}>{children}</div>
      <FinePrint>{provenance}</FinePrint>
    </Section>
  );
}
