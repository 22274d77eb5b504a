import { content } from '../../../content.ts';
import { Accordion } from '../../../design/ui/Accordion.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import styles from './BestReasons.module.css';

/** Why the product offers the best AI employees, in five reasons (S2 section 2). */
export function BestReasons() {
  const { title, lede, questions } = content().one('pages/ai-employees').reasons;
  return (
    <Section labelledBy="reasons-title">
      <div className={styles.root}>
        <SectionHead id="reasons-title" title={title}>
          {lede}
        </SectionHead>
        <Accordion name="best-reasons" questions={questions} />
      </div>
    </Section>
  );
}
