import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { SAVINGS_ID } from './section-ids.ts';

/** The section of the savings calculator (S2 section 2, 'Use-case catalogue'). `children` are the calculator. */
export function SavingsSection({ children }: { children?: ReactNode }) {
  const { title, lede } = content().one('pages/use-cases').savings;
  return (
    <Section id={SAVINGS_ID} labelledBy="savings-title">
      <SectionHead id="savings-title" title={title}>
        {lede}
      </SectionHead>
      {children}
    </Section>
  );
}
