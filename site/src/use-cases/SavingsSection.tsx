import type { ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';

export const SAVINGS_ID = 'savings';

/** The section of the savings calculator (S2 section 2, 'Use-case catalogue'). `children` are the calculator. */
export function SavingsSection({ children }: { children?: ReactNode }) {
  return (
    <Section id={SAVINGS_ID} labelledBy="savings-title">
      <SectionHead id="savings-title" title="What are the hours worth?">
        Four numbers are enough for a first idea. The results follow while you type, and nothing is sent.
      </SectionHead>
      {children}
    </Section>
  );
}
