import type { Lesson } from 'contract/content/courses.ts';
import styles from './TrackChart.module.css';

const PITCH = 24;
const THICKNESS = 10;
const HEIGHT = 60;
/** As many as the largest track has, so that bars of all tracks are equally wide. */
const ROOM = 12;
const PIXELS_PER_MINUTE = 1.5;

/** Each lesson of a track as a thread, as long as it takes: the core course first, then the workshops. */
export function TrackChart({ core, workshops }: { core: readonly Lesson[]; workshops: readonly Lesson[] }) {
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${(ROOM - 1) * PITCH + THICKNESS} ${HEIGHT}`}
      strokeWidth={THICKNESS}
      aria-hidden="true"
    >
      <path className={styles.agent} d={threads(core, 0)} />
      <path className={styles.human} d={threads(workshops, core.length)} />
    </svg>
  );
}

function threads(lessons: readonly Lesson[], first: number): string {
  return lessons
    .map(({ minutes }, index) => {
      const x = (first + index) * PITCH + THICKNESS / 2;
      return `M${x} ${HEIGHT}V${HEIGHT - minutes * PIXELS_PER_MINUTE}`;
    })
    .join('');
}
