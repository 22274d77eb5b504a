import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { FoldedPoints } from '../../design/ui/FoldedPoints.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './Orchestration.module.css';

/** How agents hand work to one another and to a person (S1 section 2.5), beside a run of it. */
export function Orchestration({ children }: { children: ReactNode }) {
  const { title, lede, points, action } = content().one('pages/services').orchestration;
  return (
    <Section labelledBy="orchestration-title">
      <div className={styles.root}>
        <div>
          <SectionHead id="orchestration-title" title={title}>
            {lede}
          </SectionHead>
          <div className={styles.points}>
            <FoldedPoints points={points} />
          </div>
          <ButtonLink variant="secondary" href={action.href}>
            {action.label}
          </ButtonLink>
        </div>
        {children}
      </div>
    </Section>
  );
}
