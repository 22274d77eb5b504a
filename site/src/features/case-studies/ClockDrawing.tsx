import type { ClockDay } from 'contract/content/case-study.ts';
import { arcOf, pointAt } from './clock.ts';
import styles from './Drawing.module.css';

const AGENT_RADIUS = 84;
const HUMAN_RADIUS = 66;
const DOT_RADIUS = 44;
const WHOLE_DAY = { from: 0, to: 24 };
const QUARTERS = [0, 6, 12, 18];
const tracks = arcOf(WHOLE_DAY, AGENT_RADIUS) + arcOf(WHOLE_DAY, HUMAN_RADIUS);

/** A day round the clock: the outer ring is the agent's, the inner one the people's, each dot an enquiry that led on. */
export function ClockDrawing({ agent, human, leadHours }: ClockDay) {
  return (
    <svg className={styles.clock} viewBox="0 0 200 200" aria-hidden="true">
      <path className={styles.track} d={tracks} />
      {agent && <path className={styles.agentArc} d={arcOf(agent, AGENT_RADIUS)} />}
      <path className={styles.humanArc} d={arcOf(human, HUMAN_RADIUS)} />
      {QUARTERS.map((hour) => {
        const { x, y } = pointAt(hour, 24);
        return (
          <text x={x} y={y} key={hour}>
            {hour}
          </text>
        );
      })}
      <path className={styles.dots} d={leadHours.map(dotAt).join('')} />
    </svg>
  );
}

/** A stroke without length: its round ends draw the dot. */
function dotAt(hour: number): string {
  const { x, y } = pointAt(hour, DOT_RADIUS);
  return `M${x} ${y}h0`;
}
