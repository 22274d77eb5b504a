import type { PressRelease } from 'contract/content/press-release.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Benefits.module.css';

/** The benefits of the partnership, numbered as in the picture (S2 section 2). */
export function Benefits({ release: { benefits, agents, teams } }: { release: PressRelease }) {
  return (
    <Section labelledBy="benefits-title" tone="quiet">
      <SectionHead id="benefits-title" title="What changes" />
      <ol className={styles.list}>
        {benefits.map(({ title, text, crossing }, index) => (
          <li className={styles.benefit} key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.pair}>
              <span className={styles.agent}>{agents[crossing.agent]}, agent</span>
              <span className={styles.human}>{teams[crossing.team]}, team</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
