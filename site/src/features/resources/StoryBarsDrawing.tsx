import type { Resources } from 'contract/content/pages/resources.ts';
import styles from './StoryBarsDrawing.module.css';

/** Shares of a bar that is 160 long: what people do, and what agents do beside them. No figures: a sketch. */
const STORIES = [
  { before: 160, people: 34, agents: 58 },
  { before: 122, people: 24, agents: 74 },
  { before: 142, people: 52, agents: 44 },
] as const;

/** Where bars begin, right of their names. */
const BAR = 52;

/** Three pieces of work, before and after: the people's bar shrinks, an agent's bar joins it. */
export function StoryBarsDrawing({ words }: { words: Resources['featured']['stories'] }) {
  return (
    <svg className={styles.root} viewBox="0 0 216 158" role="img" aria-label={words.alt}>
      {STORIES.map(({ before, people, agents }, index) => (
        <g transform={`translate(0 ${index * 60})`} key={before}>
          <text className={styles.label} y="12">
            {words.before}
          </text>
          <text className={styles.label} y="34">
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
