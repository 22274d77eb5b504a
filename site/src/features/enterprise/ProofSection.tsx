import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './ProofSection.module.css';

/** One thing agents do for a company, and the picture that proves it (S1 section 2.6). */
export function ProofSection({
  id,
  title,
  lede,
  points,
  layout,
  picture,
  tone = 'paper',
}: {
  /** Id of the heading. */
  id: string;
  title: string;
  lede: string;
  points: readonly string[];
  /** Where the picture stands on a wide screen. */
  layout: 'below' | 'left' | 'right';
  picture: ReactNode;
  tone?: 'paper' | 'quiet';
}) {
  return (
    <Section labelledBy={id} tone={tone}>
      <div className={`${styles.root} ${styles[layout]}`}>
        <div className={styles.words}>
          <SectionHead id={id} title={title}>
            {lede}
          </SectionHead>
          <ul className={styles.points}>
            {points.map((point) => (
              <li className={styles.point} key={point}>
                <Check size={20} aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        {picture}
      </div>
    </Section>
  );
}
