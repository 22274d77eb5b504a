import type { CaseStudy } from 'contract/content/case-study.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import { facePath } from '../../design/pictures/faces.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import story from '../../design/ui/story-columns.module.css';
import { Testimonial } from '../../design/ui/Testimonial.tsx';
import { findClient } from '../../product/clients.ts';
import styles from './StudySections.module.css';

/** Results, how they were measured, and a voice from the customer (S2 section 2). */
export function Results({ study }: { study: CaseStudy }) {
  const { results, measurement, testimonial } = study;
  const words = content().one('pages/case-studies').study;
  return (
    <Section labelledBy="results-title" id="results">
      <div className={`${story.columns} ${styles.columns}`}>
        <div className={story.story}>
          <h2 id="results-title">{words.results}</h2>
          {results.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.measured}>
            <h3>{words.counts}</h3>
            <p>
              {measurement.what}, {measurement.when}. {measurement.limits}
            </p>
            <ArrowLink href={words.compare.href}>{words.compare.label}</ArrowLink>
          </div>
        </div>
        <Testimonial {...testimonial} face={facePath(testimonial.name)} />
      </div>
      <FinePrint>{content().one('claims').provenance}</FinePrint>
    </Section>
  );
}

/** Highlights of the set-up (S2 section 2). */
export function Highlights({ study: { highlights } }: { study: CaseStudy }) {
  return (
    <Section labelledBy="highlights-title">
      <SectionHead id="highlights-title" title={content().one('pages/case-studies').study.highlights} />
      <ul className={styles.list}>
        {highlights.map(({ title, text }) => (
          <li className={styles.point} key={title}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** State before, beside who the customer is (S2 section 2). */
export function Challenge({ study: { customer, challenge, facts } }: { study: CaseStudy }) {
  const { challenge: title, facts: labels } = content().one('pages/case-studies').study;
  return (
    <Section labelledBy="challenge-title" tone="quiet">
      <div className={`${story.columns} ${styles.challengeColumns}`}>
        <div className={`${story.story} ${styles.story}`}>
          <h2 id="challenge-title">{title}</h2>
          {challenge.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.card}>
          <ClientLogo client={findClient(customer)} />
          <dl className={styles.facts}>
            {(['field', 'agent'] as const).map((fact) => (
              <div key={fact}>
                <dt className={styles.name}>{labels[fact]}</dt>
                <dd>{facts[fact]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

/** The result metrics, as the customer's report and with what they rest on (S2 sections 2 and 9). */
export function ReportedMetrics({ study: { customer, metrics } }: { study: CaseStudy }) {
  return (
    <Section labelledBy="metrics-title">
      <h2 className={styles.title} id="metrics-title">
        {fill(content().one('pages/case-studies').study.metrics, { customer })}
      </h2>
      <ul className={styles.reportedMetricsList}>
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
