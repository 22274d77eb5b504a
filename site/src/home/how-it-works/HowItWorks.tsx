import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './HowItWorks.module.css';
import { StepDrawing } from './StepDrawing.tsx';
import { steps } from './steps.ts';

/** From a loose thread to cloth: the four steps of S1 section 1, and the way to see them done (section 2.3). */
export function HowItWorks() {
  return (
    <Section labelledBy="how-title">
      <SectionHead id="how-title" title="How an AI employee joins your team">
        You begin with one task. The same four steps bring in the second agent, and the tenth.
      </SectionHead>
      <ol className={styles.steps}>
        {steps.map(({ drawing, title, text }) => (
          <li className={styles.step} key={drawing}>
            <StepDrawing drawing={drawing} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink variant="secondary" href={paths.bookDemo}>
        Schedule a demo
      </ButtonLink>
    </Section>
  );
}
