import { brand } from '../brand.ts';
import { caseStudies } from '../case-studies/case-studies.ts';
import { Section } from '../ui/Section.tsx';
import styles from './MeasuredBy.module.css';

/** What the figures are worth: who counted, and what they do not show. */
export function MeasuredBy() {
  return (
    <Section labelledBy="measured-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="measured-title">How far to trust these figures</h2>
          <p>
            The customers counted, not we. {brand.name} has not audited the figures, and nobody ran a trial
            with a control group.
          </p>
          <p>
            They are results of one process at one company. They are no promise for yours, which is why a demo
            begins with your own work.
          </p>
        </div>
        <dl className={styles.limits}>
          {caseStudies.map(({ customer, measurement }) => (
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
