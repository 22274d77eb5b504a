import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

/** Nine tasks and the agents that take them on (S1 section 2.3); the page puts the tabs in. */
export function UseCaseExplorer({ children }: { children: ReactNode }) {
  return (
    <Section id="use-cases" labelledBy="use-cases-title">
      <SectionHead id="use-cases-title" title="See one at work">
        Nine tasks as an AI employee leaves them for the person who decides.
      </SectionHead>
      {children}
    </Section>
  );
}
