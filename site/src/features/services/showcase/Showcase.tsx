import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import { FinePrint } from '../../../design/ui/FinePrint.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';

/** The section of the solutions showcase (S1 section 2.5). `children` are its tabs. */
export function Showcase({ children }: { children?: ReactNode }) {
  const { title, lede } = content().one('pages/services').showcase;
  return (
    <Section labelledBy="showcase-title" tone="quiet">
      <SectionHead id="showcase-title" title={title}>
        {lede}
      </SectionHead>
      {children}
      <FinePrint>{content().one('claims').provenance}</FinePrint>
    </Section>
  );
}
