import type { Work } from 'contract/content/case-study.ts';
import styles from './StudySketch.module.css';
import { WorkDrawing } from './WorkDrawing.tsx';

const LABELS = { before: 'Before', after: 'Now' } as const;

/** The work before and now as a sketch, for a card: its words are on the page of the study. */
export function StudySketch({ work }: { work: Work }) {
  return (
    <div className={styles.root} aria-hidden="true">
      {(['before', 'after'] as const).map((side) => (
        <div className={styles.side} key={side}>
          <p className={styles.label}>{LABELS[side]}</p>
          <WorkDrawing work={work} side={side} />
        </div>
      ))}
    </div>
  );
}
