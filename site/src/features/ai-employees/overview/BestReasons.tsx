import { brand } from '../../../brand.ts';
import { Accordion } from '../../../design/ui/Accordion.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import styles from './BestReasons.module.css';
import { bestReasons } from './best-reasons.ts';

/** Why the product offers the best AI employees, in five reasons (S2 section 2). */
export function BestReasons() {
  return (
    <Section labelledBy="reasons-title">
      <div className={styles.root}>
        <SectionHead id="reasons-title" title={`Five reasons why ${brand.name} has the best AI employees`}>
          None of them is about the model. All of them are about how work gets back to you.
        </SectionHead>
        <Accordion name="best-reasons" questions={bestReasons} />
      </div>
    </Section>
  );
}
