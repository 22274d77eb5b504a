import { content } from '../../content.ts';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Linked } from '../../design/ui/Linked.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import styles from './ReportPolicy.module.css';

/** How to report a vulnerability, and what happens then. */
export function ReportPolicy() {
  const { title, lede, steps, afterwards, promises, programs } = content().one('pages/security').report;
  return (
    <Section labelledBy="report-title">
      <SectionHead id="report-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <Prose>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
      <h3 className={styles.then}>{afterwards}</h3>
      <TermGrid terms={promises.map(({ within, text }) => ({ name: within, text }))} />
      <FinePrint>
        <Linked text={programs} />
      </FinePrint>
    </Section>
  );
}
