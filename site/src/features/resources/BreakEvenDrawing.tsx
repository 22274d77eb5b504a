import { fill } from 'contract/content/fill.ts';
import type { Resources } from 'contract/content/pages/resources.ts';
import { brand } from '../../brand.ts';
import { weave } from '../../design/ui/weave.ts';
import styles from './BreakEvenDrawing.module.css';

/** Shares of a bar that is 160 long: what people do, and what agents do beside them. No figures: a sketch. */
const STORIES = [
  { before: 160, people: 34, agents: 58 },
  { before: 122, people: 24, agents: 74 },
  { before: 142, people: 52, agents: 44 },
] as const;

/** Start of bars, right of their names. */
const BAR = 52;

const cloth = weave(14, 12, 3.5);

const MONTHS = Array.from({ length: 13 }, (_, month) => 10 + month * 25);

/** Cost and return of an AI employee so far, month by month: the line starts below zero and crosses it. */
export function BreakEvenDrawing({ words }: { words: Resources['featured']['calculator'] }) {
  return (
    <div className={styles.root} role="img" aria-label={words.alt}>
      <svg className={styles.chart} viewBox="0 0 320 200" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.grid} d={MONTHS.map((x) => `M${x} 20V180`).join('')} />
        <path className={styles.spent} d="M10 120V172C50 168 90 150 130 120z" />
        <path className={styles.saved} d="M130 120C180 83 240 52 310 30V120z" />
        <path className={styles.zero} d="M10 120H310" />
        <path className={styles.line} d="M10 172C50 168 90 150 130 120C180 83 240 52 310 30" />
      </svg>
      <span className={styles.point} />
      <span className={styles.label}>{words.breakEven}</span>
      <span className={styles.axis}>
        {words.axis.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </span>
    </div>
  );
}

/** The cover of a whitepaper: its title above a cloth that runs over the edges. */
export function CoverDrawing({ title, alt }: { title: string; alt: string }) {
  return (
    <div className={styles.coverDrawing} role="img" aria-label={fill(alt, { title })}>
      <span className={styles.title}>{title}</span>
      <span className={styles.imprint}>{brand.name}</span>
      <svg
        className={styles.cloth}
        viewBox="0 0 160 96"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path className={styles.human} d={cloth.warp} />
        <path className={styles.agent} d={cloth.weft} />
      </svg>
    </div>
  );
}

/** Three pieces of work, before and after: the people's bar shrinks, an agent's bar joins it. */
export function StoryBarsDrawing({ words }: { words: Resources['featured']['stories'] }) {
  return (
    <svg className={styles.storyBarsDrawing} viewBox="0 0 216 158" role="img" aria-label={words.alt}>
      {STORIES.map(({ before, people, agents }, index) => (
        <g transform={`translate(0 ${index * 60})`} key={before}>
          <text className={styles.storyBarsDrawingLabel} y="12">
            {words.before}
          </text>
          <text className={styles.storyBarsDrawingLabel} y="34">
            {words.after}
          </text>
          <rect x={BAR} width={before} height="16" />
          <rect x={BAR} y="22" width={people} height="16" />
          <rect className={styles.agents} x={BAR + people + 3} y="22" width={agents} height="16" />
        </g>
      ))}
    </svg>
  );
}
