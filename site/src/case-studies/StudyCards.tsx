import { ClientLogo } from '../home/client-logos/ClientLogo.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { caseStudies, caseStudyPath, findClient } from './case-studies.ts';
import type { CaseStudy } from './case-study.ts';
import styles from './StudyCards.module.css';
import { StudySketch } from './StudySketch.tsx';

/** One card per case study (S2 section 2). */
export function StudyCards() {
  return (
    <Section labelledBy="studies-title">
      <SectionHead id="studies-title" title="One process each, before and now" />
      <ul className={styles.list}>
        {caseStudies.map((study) => (
          <StudyCard study={study} key={study.slug} />
        ))}
      </ul>
    </Section>
  );
}

function StudyCard({ study }: { study: CaseStudy }) {
  const { customer, headline, metrics, work } = study;
  return (
    <li className={styles.card}>
      <StudySketch work={work} />
      <div className={styles.words}>
        <ClientLogo client={findClient(customer)} />
        <h3>{headline}</h3>
        <p className={styles.result}>
          <strong className={styles.value}>{metrics[0].value}</strong> {metrics[0].name}, {customer} reports
        </p>
        <div className={styles.foot}>
          <ArrowLink href={caseStudyPath(study)}>{`How ${customer} works now`}</ArrowLink>
        </div>
      </div>
    </li>
  );
}
