import { Calendars } from './Calendars.tsx';
import { Desks } from './Desks.tsx';
import styles from './Drawing.module.css';
import { type ComparisonDrawing, type Half, HEIGHT, WIDTH } from './drawing.ts';
import { FootnoteTrails } from './FootnoteTrails.tsx';
import { Funnels } from './Funnels.tsx';
import { GanttBars } from './GanttBars.tsx';
import { PageCounts } from './PageCounts.tsx';
import { TestCurves } from './TestCurves.tsx';

const SCENES = {
  calendars: Calendars,
  'gantt bars': GanttBars,
  'test curves': TestCurves,
  funnels: Funnels,
  desks: Desks,
  'footnote trails': FootnoteTrails,
  'page counts': PageCounts,
} as const satisfies Record<ComparisonDrawing, (half: Half) => unknown>;

/** One side of the comparison as a drawing; the lines below it are its captions. */
export function Drawing({ of, isWith }: Half & { of: ComparisonDrawing }) {
  const Scene = SCENES[of];
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Scene isWith={isWith} />
    </svg>
  );
}
