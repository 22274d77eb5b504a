import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

/** The section of the solutions showcase (S1 section 2.5). `children` are its tabs. */
export function Showcase({ children }: { children?: ReactNode }) {
  return (
    <Section labelledBy="showcase-title">
      <SectionHead id="showcase-title" title="Nine solutions to start from">
        Take a set of agents as it is, or rebuild it for your work.
      </SectionHead>
      {children}
    </Section>
  );
}
