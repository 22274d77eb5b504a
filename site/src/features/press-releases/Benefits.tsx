import { fill } from 'contract/content/fill.ts';
import type { PressRelease } from 'contract/content/press-release.ts';
import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Benefits.module.css';

/** The benefits of the partnership, numbered as in the picture (S2 section 2). */
export function Benefits({ release: { benefits, agents, teams } }: { release: PressRelease }) {
  const words = content().one('pages/press-releases').release;
  return (
    <Section labelledBy="benefits-title" tone="quiet">
      <SectionHead id="benefits-title" title={words.benefits} />
      <ol className={styles.list}>
        {benefits.map(({ title, text, crossing }, index) => (
          <li className={styles.benefit} key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.pair}>
              <span className={styles.agent}>{fill(words.agent, { name: agents[crossing.agent] })}</span>
              <span className={styles.human}>{fill(words.team, { name: teams[crossing.team] })}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
