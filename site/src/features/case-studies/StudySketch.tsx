import type { Work } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import styles from './StudySketch.module.css';
import { WorkDrawing } from './WorkDrawing.tsx';

/** The work before and now as a sketch, for a card: its words are on the page of the study. */
export function StudySketch({ work }: { work: Work }) {
  const { before, now } = content().one('pages/case-studies');
  return (
    <div className={styles.root} aria-hidden="true">
      {(['before', 'after'] as const).map((side) => (
        <div className={styles.side} key={side}>
          <p className={styles.label}>{side === 'before' ? before : now}</p>
          <WorkDrawing work={work} side={side} />
        </div>
      ))}
    </div>
  );
}
