import type { Work } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import { Picture } from '../../design/pictures/Picture.tsx';
import { WorkDrawing } from './WorkDrawing.tsx';
import styles from './WorkPicture.module.css';

/** The customer's work before and now, drawn from the data of its study. */
export function WorkPicture({ work }: { work: Work }) {
  const { before, now, study } = content().one('pages/case-studies');
  const { agent, people, dot } = study.picture;
  const isClock = work.shape === 'clock';
  return (
    <Picture title={work.title} alt={work.alt}>
      <div className={`${styles.sides} ${isClock ? styles.abreast : ''}`}>
        {(['before', 'after'] as const).map((side) => (
          <div className={styles.side} key={side}>
            <span className={styles.name}>{side === 'before' ? before : now}</span>
            <WorkDrawing work={work} side={side} />
            <span className={styles.note}>{work[side].note}</span>
          </div>
        ))}
      </div>
      <div className={styles.legend}>
        <span className={styles.agent}>{agent}</span>
        <span className={styles.human}>{people}</span>
        {isClock && <span className={styles.dot}>{dot}</span>}
      </div>
    </Picture>
  );
}
