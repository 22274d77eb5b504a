import { ButtonLink } from '../../../design/ui/Button.tsx';
import rail from '../../../design/ui/rail.module.css';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { paths } from '../../../product/paths.ts';
import styles from './HowItWorks.module.css';
import { StepDrawing } from './StepDrawing.tsx';
import { steps } from './steps.ts';

/** From a loose thread to cloth: the four steps of S1 section 1, and the way to see them done (section 2.3). */
export function HowItWorks() {
  return (
    <Section tone="quiet" labelledBy="how-title">
      <SectionHead id="how-title" title="How an AI employee joins your team">
        Start with one task. The second agent and the tenth take the same four steps.
      </SectionHead>
      <ol
        className={`${styles.steps} ${rail.rail}`}
        aria-labelledby="how-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it, and it has nothing else for the keyboard
        tabIndex={0}
      >
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
