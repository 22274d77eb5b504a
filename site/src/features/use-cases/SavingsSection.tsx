import type { ReactNode } from 'react';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { SAVINGS_ID } from './section-ids.ts';

/** The section of the savings calculator (S2 section 2, 'Use-case catalogue'). `children` are the calculator. */
export function SavingsSection({ children }: { children?: ReactNode }) {
  return (
    <Section id={SAVINGS_ID} labelledBy="savings-title">
      <SectionHead id="savings-title" title="What are those hours worth?">
        Four numbers for a first estimate. It updates as you type; nothing is sent.
      </SectionHead>
      {children}
    </Section>
  );
}
