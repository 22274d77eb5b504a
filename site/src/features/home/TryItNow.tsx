import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Section } from '../../design/ui/Section.tsx';
import styles from './TryItNow.module.css';

/** A short band between the explanation and the chatbot builder (S1 section 2.3). */
export function TryItNow() {
  const { title, text, action } = content().one('pages/home').tryIt;
  return (
    <Section labelledBy="try-title">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 className={styles.title} id="try-title">
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <ButtonLink href={action.href} newTab={action.newTab ?? false}>
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
