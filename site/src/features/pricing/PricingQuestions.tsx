import { brand } from '../../brand.ts';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { Actions } from '../../design/ui/Actions.tsx';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { AskField } from '../../layout/ask/AskField.tsx';
import { paths } from '../../product/paths.ts';
import styles from './PricingQuestions.module.css';
import { questions } from './questions.ts';

/** The FAQ, one answer open at a time, and whom to ask the rest (S2 sections 2 and 4, 'Pricing'). */
export function PricingQuestions() {
  return (
    <Section labelledBy="questions-title">
      <div className={styles.root}>
        <div className={styles.more}>
          <SectionHead id="questions-title" title="Before you pay">
            Don’t see your question? Ask us, or get a walkthrough. Running a security review?{' '}
            <a href={paths.security}>Start here</a>.
          </SectionHead>
          <AskField />
          <Actions>
            <ButtonLink variant="secondary" href={`mailto:${brand.supportEmail}`}>
              Contact Support
            </ButtonLink>
            <ButtonLink href={paths.bookDemo}>Book a Demo</ButtonLink>
          </Actions>
        </div>
        <div className={styles.answers}>
          <Accordion name="pricing" questions={questions} />
          <ArrowLink href={paths.faq}>More questions and answers</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
