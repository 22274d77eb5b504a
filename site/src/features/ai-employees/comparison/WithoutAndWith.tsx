import type { Comparison } from 'contract/content/employee.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import { portraitPath } from '../../../design/pictures/portrait.ts';
import { Avatar } from '../../../design/ui/Avatar.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import type { Persona } from '../employees.ts';
import { Calendars, GanttBars } from './CalendarsAndBars.tsx';
import { Funnels, PageCounts, TestCurves } from './CurvesAndCounts.tsx';
import { Desks, FootnoteTrails } from './DesksAndTrails.tsx';
import drawingStyles from './Drawing.module.css';
import { type ComparisonDrawing, type Half, HEIGHT, WIDTH } from './drawing.ts';
import styles from './WithoutAndWith.module.css';

const SCENES = {
  calendars: Calendars,
  'gantt bars': GanttBars,
  'test curves': TestCurves,
  funnels: Funnels,
  desks: Desks,
  'footnote trails': FootnoteTrails,
  'page counts': PageCounts,
} as const satisfies Record<ComparisonDrawing, (half: Half) => unknown>;

/** The same moments without the employee and with it, side by side. */
export function WithoutAndWith({
  persona: { name },
  comparison,
}: {
  persona: Persona;
  comparison: Comparison;
}) {
  const { title, description, drawing, before, after } = comparison;
  const words = content().one('pages/ai-employees').employee.comparison;
  return (
    <Section labelledBy="comparison-title" says="scene">
      <SectionHead id="comparison-title" title={title}>
        {description}
      </SectionHead>
      <div className={styles.sides}>
        <div className={`${styles.side} ${styles.without}`}>
          <h3 className={styles.title}>{fill(words.without, { name })}</h3>
          <Drawing of={drawing} isWith={false} />
          <Moments moments={before} />
        </div>
        <div className={`${styles.side} ${styles.with}`}>
          <h3 className={styles.title}>
            <Avatar size="small" name={name} src={portraitPath(name)} /> {fill(words.with, { name })}
          </h3>
          <Drawing of={drawing} isWith />
          <Moments moments={after} />
        </div>
      </div>
    </Section>
  );
}

function Moments({ moments }: { moments: readonly string[] }) {
  return (
    <ul className={styles.moments}>
      {moments.map((moment) => (
        <li className={styles.moment} key={moment}>
          {moment}
        </li>
      ))}
    </ul>
  );
}

/** One side of the comparison as a drawing; the lines below it are its captions. */
function Drawing({ of, isWith }: Half & { of: ComparisonDrawing }) {
  const Scene = SCENES[of];
  return (
    <svg className={drawingStyles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Scene isWith={isWith} />
    </svg>
  );
}
