import type { CaseStudy } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import { facePath } from '../../design/pictures/faces.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Section } from '../../design/ui/Section.tsx';
import story from '../../design/ui/story-columns.module.css';
import { Testimonial } from '../../design/ui/Testimonial.tsx';
import styles from './Results.module.css';

/** What came of it, how it was measured, and a voice from the customer (S2 section 2). */
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
