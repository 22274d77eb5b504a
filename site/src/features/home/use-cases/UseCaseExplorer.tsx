import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import { FinePrint } from '../../../design/ui/FinePrint.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import styles from './UseCaseExplorer.module.css';

/** Nine tasks and the agents that take them on (S1 section 2.3); the page puts the tabs in. */
export function UseCaseExplorer({ children }: { children: ReactNode }) {
  const { title, lede } = content().one('pages/home').useCases;
  return (
    <Section id="use-cases" labelledBy="use-cases-title">
      <SectionHead id="use-cases-title" title={title}>
        {lede}
      </SectionHead>
      <div className={styles.pictures}>{children}</div>
      <FinePrint>{content().one('claims').provenance}</FinePrint>
    </Section>
  );
}
