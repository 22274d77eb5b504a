import type { CaseStudy } from 'contract/content/case-study.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import { ClientLogo } from '../../../design/customers/ClientLogo.tsx';
import { ArrowLink } from '../../../design/ui/ArrowLink.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import { findClient } from '../../../product/clients.ts';
import { caseStudies, caseStudyPath } from '../case-studies.ts';
import { StudySketch } from '../StudyCards.tsx';
import styles from './StoryColumns.module.css';

/** The case studies beside each other, line by line, from the data of their own pages. */
export function StoryColumns() {
  return (
    <Section labelledBy="columns-title">
      <SectionHead id="columns-title" title={content().one('pages/success-stories').columns.title} />
      <ul className={styles.columns}>
        {caseStudies().map((study) => (
          <StoryColumn study={study} key={study.id} />
        ))}
      </ul>
    </Section>
  );
}

function StoryColumn({ study }: { study: CaseStudy }) {
  const { customer, work, metrics, brief, measurement } = study;
  const words = content().one('pages/success-stories').columns;
  const lines = [
    { name: words.before, text: brief.before },
    { name: words.now, text: brief.now },
    { name: words.staysWithPeople, text: brief.staysWithPeople, isHuman: true },
    { name: words.counted, text: `${measurement.what}, ${measurement.when}.` },
  ];
  return (
    <li className={styles.column}>
      <StudySketch work={work} />
      <h3 className={styles.customer}>
        <ClientLogo client={findClient(customer)} />
      </h3>
      <p className={styles.metric}>
        <span className={styles.value}>{metrics[0].value}</span> {metrics[0].name}
      </p>
      <dl className={styles.lines}>
        {lines.map(({ name, text, isHuman }) => (
          <div className={`${styles.line} ${isHuman ? styles.human : ''}`} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <ArrowLink href={caseStudyPath(study)}>{fill(words.more, { customer })}</ArrowLink>
      </div>
    </li>
  );
}

/** Worth of the figures, and what they don't show. */
export function MeasuredBy() {
  const { title, text } = content().one('pages/success-stories').reading;
  return (
    <Section labelledBy="measured-title">
      <div className={styles.measuredByColumns}>
        <div className={styles.words}>
          <h2 id="measured-title">{title}</h2>
          <p>{content().one('claims').provenance}</p>
          <p>{text}</p>
        </div>
        <dl className={styles.limits}>
          {caseStudies().map(({ customer, measurement }) => (
            <div className={styles.limit} key={customer}>
              <dt className={styles.measuredByName}>{customer}</dt>
              <dd>{measurement.limits}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
