import type { CaseStudy, Doer } from 'contract/content/case-study.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './ProcessSteps.module.css';

const kinds: Record<Doer, string> = { agent: 'AI employee', human: 'person' };

/** The process as it runs now: the thread of the work crosses between agent and people (S2 section 2). */
export function ProcessSteps({ study: { process } }: { study: CaseStudy }) {
  return (
    <Section labelledBy="process-title" tone="quiet">
      <div className={styles.root}>
        <SectionHead id="process-title" title="How the work runs now">
          Where the thread crosses, work changes hands.
        </SectionHead>
        <ol className={styles.steps} data-drawing>
          {process.map(({ by, actor, title, text }) => (
            <li className={`${styles.step} ${styles[by]}`} key={title}>
              <p className={styles.actor}>
                <Avatar kind={by} name={actor} />
                <span>
                  <strong>{actor}</strong>, {kinds[by]}
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
