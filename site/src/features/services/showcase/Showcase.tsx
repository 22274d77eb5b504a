import type { ReactNode } from 'react';
import { FinePrint } from '../../../design/ui/FinePrint.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { provenance } from '../../../product/claims.ts';

/** The section of the solutions showcase (S1 section 2.5). `children` are its tabs. */
export function Showcase({ children }: { children?: ReactNode }) {
  return (
    <Section labelledBy="showcase-title" tone="quiet">
      <SectionHead id="showcase-title" title="Nine solutions to start from">
        Use a set of agents as is, or rebuild it around your process.
      </SectionHead>
      {children}
      <FinePrint>{provenance}</FinePrint>
    </Section>
  );
}
