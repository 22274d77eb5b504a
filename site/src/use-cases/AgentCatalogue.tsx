import type { ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';

export const CATALOGUE_ID = 'catalogue';

/** The section of the department tiles (S2 section 2, 'Use-case catalogue'). `children` are the tiles. */
export function AgentCatalogue({ children }: { children?: ReactNode }) {
  return (
    <Section id={CATALOGUE_ID} labelledBy="catalogue-title">
      <SectionHead id="catalogue-title" title="Choose your department">
        Complexity tells how many systems and rules an agent has to get right. An agent that is ready for an
        instant demo can be shown with sample data in the first call.
      </SectionHead>
      {children}
    </Section>
  );
}
