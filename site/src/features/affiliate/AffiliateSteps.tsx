import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './AffiliateSteps.module.css';
import { fillCommission } from './commission.ts';
import { StepDrawing } from './StepDrawing.tsx';

/** Sign up, promote, earn: one thread through three drawings (S2 section 2, 'Affiliate page'). */
export function AffiliateSteps() {
  const words = content().one('pages/affiliate').steps;
  return (
    <Section labelledBy="how-title" id="how" tone="quiet">
      <SectionHead id="how-title" title={words.title} />
      <ol className={styles.steps}>
        {(['signUp', 'promote', 'earn'] as const).map((step) => (
          <li className={styles.step} key={step}>
            <StepDrawing step={step} you={words.you} link={words.sampleLink} />
            <h3 className={styles.title}>{words[step].title}</h3>
            <p className={styles.text}>{fillCommission(words[step].text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
