import type { Landing } from 'contract/content/landing.ts';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { Testimonial } from '../../design/ui/Testimonial.tsx';
import styles from './Sections.module.css';

/** Reasons, side by side. */
export function LandingPoints({ title, lede, list }: Landing['points']) {
  return (
    <Section labelledBy="points-title">
      <SectionHead id="points-title" title={title}>
        {lede}
      </SectionHead>
      <CardGrid columns={3}>
        {list.map((point) => (
          <Card key={point.title} {...point} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Steps, one after the other along a thread. */
export function LandingSteps({ title, lede, list }: Landing['steps']) {
  return (
    <Section labelledBy="steps-title" tone="quiet">
      <div className={styles.beside}>
        <SectionHead id="steps-title" title={title}>
          {lede}
        </SectionHead>
        <ol className={styles.steps}>
          {list.map((step) => (
            <li className={styles.step} key={step.title}>
              <h3>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Words of one customer. */
export function LandingQuotation(quotation: Landing['quotation']) {
  return (
    <Section>
      <Testimonial {...quotation} />
    </Section>
  );
}

/** Questions that open one at a time. */
export function LandingQuestions({ title, list }: Landing['questions']) {
  return (
    <Section labelledBy="questions-title">
      <div className={styles.beside}>
        <SectionHead id="questions-title" title={title} />
        <Accordion name="landing" questions={list} />
      </div>
    </Section>
  );
}
