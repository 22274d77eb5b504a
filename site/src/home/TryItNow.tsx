import { brand } from '../brand.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './TryItNow.module.css';

/** A short band between the explanation and the chatbot builder (S1 section 2.3). */
export function TryItNow() {
  return (
    <Section labelledBy="try-title">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 className={styles.title} id="try-title">
            See what an AI employee takes off your desk
          </h2>
          <p className={styles.text}>3 months free trial, no credit card.</p>
        </div>
        <ButtonLink href={brand.signUpUrl} newTab>
          Try it now
        </ButtonLink>
      </div>
    </Section>
  );
}
