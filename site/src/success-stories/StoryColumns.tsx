import { caseStudies, caseStudyPath, findClient } from '../case-studies/case-studies.ts';
import type { CaseStudy } from '../case-studies/case-study.ts';
import { StudySketch } from '../case-studies/StudySketch.tsx';
import { ClientLogo } from '../home/client-logos/ClientLogo.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './StoryColumns.module.css';

/** The case studies beside each other, line by line, from the data of their own pages. */
export function StoryColumns() {
  return (
    <Section labelledBy="columns-title">
      <SectionHead id="columns-title" title="What they report" />
      <ul className={styles.columns}>
        {caseStudies.map((study) => (
          <StoryColumn study={study} key={study.slug} />
        ))}
      </ul>
    </Section>
  );
}

function StoryColumn({ study }: { study: CaseStudy }) {
  const { customer, work, metrics, brief, measurement } = study;
  const lines = [
    { name: 'Before', text: brief.before },
    { name: 'Now', text: brief.now },
    { name: 'Stays with people', text: brief.staysWithPeople, isHuman: true },
    { name: 'Measured', text: `${measurement.what}. By ${measurement.by}, ${measurement.when}.` },
  ];
  return (
    <li className={styles.column}>
      <StudySketch work={work} />
      <h3 className={styles.customer}>
        <ClientLogo client={findClient(customer)} />
      </h3>
      <p className={styles.metric}>
        <span className={styles.value}>{metrics[0].value}</span>
        {metrics[0].name}, as {customer} reports
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
        <ArrowLink href={caseStudyPath(study)}>{`The whole story of ${customer}`}</ArrowLink>
      </div>
    </li>
  );
}
