import { paths } from '../routes.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Section } from '../ui/Section.tsx';
import type { CaseStudy } from './case-study.ts';
import styles from './Results.module.css';
import { Testimonial } from './Testimonial.tsx';

/** What came of it, how it was measured, and a voice from the customer (S2 section 2). */
export function Results({ study }: { study: CaseStudy }) {
  const { results, measurement, testimonial } = study;
  return (
    <Section labelledBy="results-title" id="results">
      <div className={styles.columns}>
        <div className={styles.story}>
          <h2 id="results-title">Results</h2>
          {results.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.measured}>
            <h3>How this was measured</h3>
            <p>
              {measurement.what}. Counted by {measurement.by}, {measurement.when}. {measurement.limits}
            </p>
            <ArrowLink href={paths.successStories}>Compare with the other stories</ArrowLink>
          </div>
        </div>
        <Testimonial {...testimonial} />
      </div>
    </Section>
  );
}
