import { fill } from 'contract/content/fill.ts';
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

const PAGES = 90;
const PER_ROW = 18;
const [STEP_X, STEP_Y] = [17.8, 22.4];
/** Pages with something that no earlier proposal answers. */
const NEW_PAGES: readonly number[] = [7, 31, 32, 58, 83];

/** One headline without anything to compare it to, or two until one of them wins. */
export function TestCurves({ isWith }: Half) {
  const { test } = content().one('pages/ai-employees').employee.comparison;
  return (
    <>
      <path className={styles.rule} d="M0 24H320M0 60H320M0 96H320" />
      <path className={styles.dashed} d="M0 131.5H320" />
      <g className={by.quiet}>
        <path
          className={styles.line}
          d={`M4 112C60 108 90 110 130 104S220 98 250 97${isWith ? '' : 'S300 96 316 94'}`}
        />
      </g>
      <text x={isWith ? 258 : 4} y={isWith ? 115 : 84}>
        {isWith ? test.with : test.without}
      </text>
      {isWith && (
        <>
          <g className={by.agent}>
            <path className={styles.line} d="M4 110C60 104 90 96 130 82S200 62 250 50 300 30 316 22" />
          </g>
          <circle className={by.human} cx="250" cy="50" r="7" />
          <text className={styles.end} x="236" y="40">
            {test.choice}
          </text>
        </>
      )}
    </>
  );
}

/** Ninety pages to type, or five. */
export function PageCounts({ isWith }: Half) {
  return (
    <>
      <text x="0" y="11">
        {fill(content().one('pages/ai-employees').employee.comparison.pages, {
          count: isWith ? NEW_PAGES.length : PAGES,
        })}
      </text>
      {Array.from({ length: PAGES }, (_, page) => (
        <rect
          className={by[whoseIs(page, isWith)]}
          x={(page % PER_ROW) * STEP_X + 1}
          y={22 + Math.floor(page / PER_ROW) * STEP_Y}
          width="13"
          height="18"
          rx="1.5"
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={page}
        />
      ))}
    </>
  );
}

function whoseIs(page: number, isWith: boolean): 'agent' | 'human' | 'quiet' {
  if (!isWith) return 'quiet';
  return NEW_PAGES.includes(page) ? 'human' : 'agent';
}

/** The same list: cut off when the day ends, or worked to its end. */
export function Funnels({ isWith }: Half) {
  const heights = isWith ? WITH_NOAH : BY_HAND;
  return (
    <>
      {content()
        .one('pages/ai-employees')
        .employee.comparison.funnel.map((stage, index) => (
          <g className={by[whoseStage(index, isWith)]} key={stage}>
            <path d={stagePath(index, heights[index] ?? 0, heights[index + 1] ?? 0)} />
            <text className={styles.middle} x={(index + 0.5) * STAGE} y="11">
              {stage}
            </text>
          </g>
        ))}
    </>
  );
}

function whoseStage(stage: number, isWith: boolean): 'agent' | 'human' | 'quiet' {
  if (!isWith || stage === 0) return 'quiet';
  return stage === STAGES - 1 ? 'human' : 'agent';
}

function stagePath(stage: number, from: number, to: number): string {
  const [left, right] = [stage * STAGE + 1, (stage + 1) * STAGE - 1];
  return `M${left} ${MIDDLE - from / 2}L${right} ${MIDDLE - to / 2}V${MIDDLE + to / 2}L${left} ${MIDDLE + from / 2}z`;
}
