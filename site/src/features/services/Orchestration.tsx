import type { ReactNode } from 'react';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { FoldedPoints } from '../../design/ui/FoldedPoints.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { paths } from '../../product/paths.ts';
import styles from './Orchestration.module.css';
import { handovers } from './orchestration.ts';

/** How agents hand work to one another and to a person (S1 section 2.5), beside a run of it. */
export function Orchestration({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="orchestration-title">
      <div className={styles.root}>
        <div>
          <SectionHead id="orchestration-title" title="Multi-agent orchestration: many agents, one job">
            Real work rarely fits one specialist. In multi-agent orchestration, a lead agent splits it, hands
            out the parts and puts the answers together. When it takes judgment, it goes to a person.
          </SectionHead>
          <div className={styles.points}>
            <FoldedPoints points={handovers} />
          </div>
          <ButtonLink variant="secondary" href={paths.contact}>
            Talk to us
          </ButtonLink>
        </div>
        {children}
      </div>
    </Section>
  );
}
