import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './WhyChoose.module.css';
import { whyChoose } from './why-choose.ts';

/** The buyer's questions, one open at a time (S1 sections 2.3 and 4, 'FAQ accordion'), and a customer's word. */
export function WhyChoose({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="why-title">
      <div className={styles.root}>
        <SectionHead id="why-title" title={`Why Choose ${brand.name}`}>
          Straight answers before you shortlist us.
        </SectionHead>
        <Accordion name="why-choose" questions={whyChoose} />
        {children}
      </div>
    </Section>
  );
}
