import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { AnswerPicture } from './AnswerPicture.tsx';
import { CrossingsPicture } from './CrossingsPicture.tsx';
import { ProcessPicture } from './ProcessPicture.tsx';
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
  /** Place of the picture on a wide screen. */
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

/** Agents and people across departments (S1 section 2.6). */
export function OrchestrateProof() {
  const proof = content().one('pages/enterprise').orchestrate;
  return (
    <ProofSection
      id="orchestrate"
      {...proof}
      layout="right"
      picture={<CrossingsPicture words={proof.picture} />}
    />
  );
}

/** Agentic retrieval search over a company's own documents (S1 section 2.6). */
export function SearchProof() {
  const proof = content().one('pages/enterprise').search;
  return (
    <ProofSection id="search" {...proof} layout="below" picture={<AnswerPicture words={proof.picture} />} />
  );
}

/** A process with its exceptions and its approval (S1 section 2.6). */
export function AutomateProof() {
  const proof = content().one('pages/enterprise').automate;
  return (
    <ProofSection
      id="automate"
      {...proof}
      layout="left"
      tone="quiet"
      picture={<ProcessPicture words={proof.picture} />}
    />
  );
}
