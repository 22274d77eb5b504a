import { brand } from '../../brand.ts';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './WhyChoose.module.css';
import { whyChoose } from './why-choose.ts';

/** The buyer's questions, one open at a time (S1 sections 2.3 and 4, 'FAQ accordion'). */
export function WhyChoose() {
  return (
    <Section labelledBy="why-title">
      <div className={styles.root}>
        <SectionHead id="why-title" title={`Why Choose ${brand.name}`}>
          Straight answers for your shortlist.
        </SectionHead>
        <Accordion name="why-choose" questions={whyChoose} />
      </div>
    </Section>
  );
}
