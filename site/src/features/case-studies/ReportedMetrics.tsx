import type { CaseStudy } from 'contract/content/case-study.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import styles from './ReportedMetrics.module.css';

/** The result metrics, as the customer's report and with what they rest on (S2 sections 2 and 9). */
export function ReportedMetrics({ study: { customer, metrics } }: { study: CaseStudy }) {
  return (
    <Section labelledBy="metrics-title">
      <h2 className={styles.title} id="metrics-title">
        {fill(content().one('pages/case-studies').study.metrics, { customer })}
      </h2>
      <ul className={styles.list}>
        {metrics.map(({ value, name, basis }) => (
          <li className={styles.metric} key={value}>
            <span className={`${styles.value} ${/\d/.test(value) ? '' : styles.words}`}>{value}</span>
            <h3>{name}</h3>
            <p className={styles.basis}>{basis}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
