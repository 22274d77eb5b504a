import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './AffiliateSteps.module.css';
import { steps } from './affiliate.ts';
import { StepDrawing } from './StepDrawing.tsx';

/** Sign up, promote, earn: one thread through three drawings (S2 section 2, 'Affiliate page'). */
export function AffiliateSteps() {
  return (
    <Section labelledBy="how-title" id="how" tone="quiet">
      <SectionHead id="how-title" title="How it works, in three steps" />
      <ol className={styles.steps}>
        {steps.map(({ drawing, title, text }) => (
          <li className={styles.step} key={drawing}>
            <StepDrawing drawing={drawing} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
