import { brand } from '../../brand.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { claims } from '../../product/claims.ts';
import styles from './TryItNow.module.css';

/** A short band between the explanation and the chatbot builder (S1 section 2.3). */
export function TryItNow() {
  return (
    <Section labelledBy="try-title">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 className={styles.title} id="try-title">
            Take one job off your desk this week
          </h2>
          <p className={styles.text}>{claims.trial}</p>
        </div>
        <ButtonLink href={brand.signUpUrl} newTab>
          Try it now
        </ButtonLink>
      </div>
    </Section>
  );
}
