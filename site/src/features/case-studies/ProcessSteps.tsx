import type { CaseStudy } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import styles from './ProcessSteps.module.css';

/** The process as it runs now: the thread of the work crosses between agent and people (S2 section 2). */
export function ProcessSteps({ study: { process } }: { study: CaseStudy }) {
  const { title: heading, lede, doers } = content().one('pages/case-studies').study.process;
  return (
    <Section labelledBy="process-title" tone="quiet">
      <div className={styles.root}>
        <SectionHead id="process-title" title={heading}>
          {lede}
        </SectionHead>
        <ol className={styles.steps} data-drawing>
          {process.map(({ by, actor, title, text }) => (
            <li className={`${styles.step} ${styles[by]}`} key={title}>
              <p className={styles.actor}>
                <Avatar kind={by} name={actor} />
                <span>
                  <strong>{actor}</strong>, {doers[by]}
                </span>
              </p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
