import type { Work } from 'contract/content/case-study.ts';
import { Picture } from '../../design/pictures/Picture.tsx';
import { WorkDrawing } from './WorkDrawing.tsx';
import styles from './WorkPicture.module.css';

const sides = [
  { side: 'before', name: 'Before' },
  { side: 'after', name: 'Now' },
] as const;

const dots: Record<Work['shape'], string | undefined> = {
  days: undefined,
  clock: 'Booked calls, by the hour of the inquiry',
  pages: undefined,
};

/** The customer's work before and now, drawn from the data of its study. */
export function WorkPicture({ work }: { work: Work }) {
  const dot = dots[work.shape];
  return (
    <Picture title={work.title} alt={work.alt}>
      <div className={`${styles.sides} ${work.shape === 'clock' ? styles.abreast : ''}`}>
        {sides.map(({ side, name }) => (
          <div className={styles.side} key={side}>
            <span className={styles.name}>{name}</span>
            <WorkDrawing work={work} side={side} />
            <span className={styles.note}>{work[side].note}</span>
          </div>
        ))}
      </div>
      <div className={styles.legend}>
        <span className={styles.agent}>The agent</span>
        <span className={styles.human}>People</span>
        {dot && <span className={styles.dot}>{dot}</span>}
      </div>
    </Picture>
  );
}
