import type { ReactNode } from 'react';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { CATALOGUE_ID } from './section-ids.ts';

/** The section of the department tiles (S2 section 2, 'Use-case catalogue'). `children` are the tiles. */
export function AgentCatalogue({ children }: { children?: ReactNode }) {
  return (
    <Section id={CATALOGUE_ID} labelledBy="catalogue-title">
      <SectionHead id="catalogue-title" title="Choose your department">
        Complexity reflects how many systems and rules are involved. “Instant demo” means we can show it on
        sample data in the first call.
      </SectionHead>
      {children}
    </Section>
  );
}
