import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './PricingQuestions.module.css';
import { questions } from './questions.ts';

/** The FAQ, one answer open at a time, and whom to ask the rest (S2 sections 2 and 4, 'Pricing'). */
export function PricingQuestions() {
  return (
    <Section labelledBy="questions-title">
      <div className={styles.root}>
        <div>
          <SectionHead id="questions-title" title="Before you pay">
            Not answered here? Write to us, or let us show you the workspace.
          </SectionHead>
          <div className={styles.actions}>
            <ButtonLink variant="secondary" href={`mailto:${brand.supportEmail}`}>
              Contact Support
            </ButtonLink>
            <ButtonLink href={paths.bookDemo}>Book a Demo</ButtonLink>
          </div>
        </div>
        <Accordion name="pricing" questions={questions} />
      </div>
    </Section>
  );
}
