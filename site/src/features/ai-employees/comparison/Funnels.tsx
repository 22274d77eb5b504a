import { content } from '../../../content.ts';
import by from '../pictures/by.module.css';
import styles from './Drawing.module.css';
import { type Half, WIDTH } from './drawing.ts';

const STAGES = 4;
const STAGE = WIDTH / STAGES;
const MIDDLE = 76;

/** Height at the start of each stage, and at the end of the last. The calls differ as S2 section 9 claims: by 40%. */
const BY_HAND = [108, 44, 16, 10, 10];
const WITH_NOAH = [108, 96, 38, 14, 14];

/** The same list: cut off when the day ends, or worked to its end. */
export function Funnels({ isWith }: Half) {
  const heights = isWith ? WITH_NOAH : BY_HAND;
  return (
    <>
      {content()
        .one('pages/ai-employees')
        .employee.comparison.funnel.map((stage, index) => (
          <g className={by[whoseIs(index, isWith)]} key={stage}>
            <path d={stagePath(index, heights[index] ?? 0, heights[index + 1] ?? 0)} />
            <text className={styles.middle} x={(index + 0.5) * STAGE} y="11">
              {stage}
            </text>
          </g>
        ))}
    </>
  );
}

function whoseIs(stage: number, isWith: boolean): 'agent' | 'human' | 'quiet' {
  if (!isWith || stage === 0) return 'quiet';
  return stage === STAGES - 1 ? 'human' : 'agent';
}

function stagePath(stage: number, from: number, to: number): string {
  const [left, right] = [stage * STAGE + 1, (stage + 1) * STAGE - 1];
  return `M${left} ${MIDDLE - from / 2}L${right} ${MIDDLE - to / 2}V${MIDDLE + to / 2}L${left} ${MIDDLE + from / 2}z`;
}
