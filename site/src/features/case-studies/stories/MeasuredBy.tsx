import { content } from '../../../content.ts';
import { Section } from '../../../design/ui/Section.tsx';
import { caseStudies } from '../case-studies.ts';
import styles from './MeasuredBy.module.css';

/** What the figures are worth, and what they don't show. */
export function MeasuredBy() {
  const { title, text } = content().one('pages/success-stories').reading;
  return (
    <Section labelledBy="measured-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="measured-title">{title}</h2>
          <p>{content().one('claims').provenance}</p>
          <p>{text}</p>
        </div>
        <dl className={styles.limits}>
          {caseStudies().map(({ customer, measurement }) => (
            <div className={styles.limit} key={customer}>
              <dt className={styles.name}>{customer}</dt>
              <dd>{measurement.limits}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
