import { content } from '../../../content.ts';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import styles from './HowItWorks.module.css';
import { StepDrawing } from './StepDrawing.tsx';

/** The four steps of S1 section 1, from a loose thread to cloth, and the way to see them done (section 2.3). */
export function HowItWorks() {
  const { title, lede, steps, action } = content().one('pages/home').howItWorks;
  return (
    <Section tone="quiet" labelledBy="how-title">
      <SectionHead id="how-title" title={title}>
        {lede}
      </SectionHead>
      <ol className={styles.steps} aria-labelledby="how-title">
        {steps.map((step, index) => (
          <li className={styles.step} key={step.title}>
            <StepDrawing step={index} tags={step.tags} />
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink variant="secondary" href={action.href}>
        {action.label}
      </ButtonLink>
    </Section>
  );
}
