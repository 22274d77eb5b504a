import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { Linked } from '../../design/ui/Linked.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { FORM_ID } from './address.ts';
import styles from './RoiSection.module.css';

/** The place of the calculator; the page puts the island in. */
export function RoiSection({ children }: { children: ReactNode }) {
  const { title, formula, limits } = content().one('pages/roi-calculator').calculator;
  return (
    <Section labelledBy="roi-title">
      <div className={styles.head}>
        <h2 id="roi-title">{title}</h2>
        <KeptNumbers form={FORM_ID} pay />
      </div>
      {children}
      <div className={styles.remarks}>
        <p className={styles.formula}>{formula}</p>
        <p>
          <Linked text={limits} />
        </p>
      </div>
    </Section>
  );
}
