import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './WhyChoose.module.css';

/** The buyer's questions, one open at a time (S1 sections 2.3 and 4, 'FAQ accordion'), and a customer's word. */
export function WhyChoose({ children }: { children: ReactNode }) {
  const { title, lede, questions } = content().one('pages/home').whyChoose;
  return (
    <Section labelledBy="why-title">
      <div className={styles.root}>
        <SectionHead id="why-title" title={title}>
          {lede}
        </SectionHead>
        <Accordion name="why-choose" questions={questions} />
        {children}
      </div>
    </Section>
  );
}
