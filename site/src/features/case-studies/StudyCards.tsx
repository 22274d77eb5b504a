import type { CaseStudy, Work } from 'contract/content/case-study.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { ClientLogo } from '../../design/customers/ClientLogo.tsx';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import edge from '../../design/ui/edge-card.module.css';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { findClient } from '../../product/clients.ts';
import { caseStudies, caseStudyPath } from './case-studies.ts';
import styles from './StudyCards.module.css';
import { WorkDrawing } from './WorkDrawing.tsx';

/** One card per case study (S2 section 2). */
export function StudyCards() {
  return (
    <Section labelledBy="studies-title">
      <SectionHead id="studies-title" title={content().one('pages/case-studies').studies.title} />
      <ul className={styles.list}>
        {caseStudies().map((study) => (
          <StudyCard study={study} key={study.id} />
        ))}
      </ul>
      <FinePrint>{content().one('claims').provenance}</FinePrint>
    </Section>
  );
}

function StudyCard({ study }: { study: CaseStudy }) {
  const { customer, headline, metrics, work } = study;
  return (
    <li className={`${edge.card} ${styles.card}`}>
      <StudySketch work={work} />
      <div className={styles.words}>
        <ClientLogo client={findClient(customer)} />
        <h3>{headline}</h3>
        <p className={styles.result}>
          <strong className={styles.value}>{metrics[0].value}</strong> {metrics[0].name}
        </p>
        <div className={styles.foot}>
          <ArrowLink href={caseStudyPath(study)}>
            {fill(content().one('pages/case-studies').studies.more, { customer })}
          </ArrowLink>
        </div>
      </div>
    </li>
  );
}

/** The work before and now as a sketch, for a card: its words are on the page of the study. */
export function StudySketch({ work }: { work: Work }) {
  const { before, now } = content().one('pages/case-studies');
  return (
    <div className={styles.sketch} aria-hidden="true">
      {(['before', 'after'] as const).map((side) => (
        <div className={styles.side} key={side}>
          <p className={styles.sideName}>{side === 'before' ? before : now}</p>
          <WorkDrawing work={work} side={side} />
        </div>
      ))}
    </div>
  );
}
