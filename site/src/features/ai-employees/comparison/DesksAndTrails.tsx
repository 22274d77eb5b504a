import { content } from '../../../content.ts';
import by from '../pictures/by.module.css';
import styles from './Drawing.module.css';
import type { Half } from './drawing.ts';

const LINES = [30, 52, 74, 96] as const;
/** End of the trail of each line: at the source, or halfway. */
const SOURCES = [22, 50, 78, 106] as const;
const LOST = [196, 172, 214, 184] as const;

const LAPTOP = 'M104 52a4 4 0 0 1 4-4h76a4 4 0 0 1 4 4v48h-84zM92 100h108l-4 8H96z';
const BADGE = 'M42 74a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v34H42z';
const STRAP = 'M48 71L56 44L64 71';
const BOOK = 'M216 96h44v12h-44z';
const MUG = 'M276 84h22v24h-22z';
const HANDLE = 'M298 90h7v12h-7';

/** The first Monday, nine o’clock: the same desk. */
export function Desks({ isWith }: Half) {
  const { desk } = content().one('pages/ai-employees').employee.comparison;
  return (
    <>
      <text x="4" y="11">
        {desk.time}
      </text>
      <path className={styles.dashed} d="M0 131.5H320" />
      <g className={by.quiet}>
        <path d="M8 108h304v6H8zM30 114h6v18h-6zM284 114h6v18h-6z" />
      </g>
      {isWith ? (
        <>
          <g className={by.agent}>
            <path d={LAPTOP} />
            <path d={BADGE} />
            <path className={styles.trace} d={STRAP} />
            <path d={BOOK} />
          </g>
          <g className={by.human}>
            <path d={MUG} />
            <path className={styles.trace} d={HANDLE} />
          </g>
          <rect className={styles.paper} x="114" y="58" width="64" height="32" rx="2" />
          <text className={styles.middle} x="146" y="78">
            {desk.with}
          </text>
        </>
      ) : (
        <>
          <path className={styles.dashed} d={LAPTOP} />
          <path className={styles.dashed} d={BADGE} />
          <text className={styles.middle} x="146" y="78">
            {desk.without}
          </text>
        </>
      )}
    </>
  );
}

/** A page whose numbers can't be traced, or one that has a source for each. */
export function FootnoteTrails({ isWith }: Half) {
  return (
    <>
      <rect className={styles.paper} x="8" y="6" width="116" height="120" rx="3" />
      {LINES.map((y, index) => (
        <g className={by[isWith ? whoseIs(index) : 'quiet']} key={y}>
          <path className={styles.rule} d={`M22 ${y}H${index === 3 ? 78 : 92}M22 ${y + 8}H70`} />
          <circle cx="106" cy={y} r="5" />
          {isWith ? (
            <>
              <path
                className={styles.trace}
                d={`M112 ${y}C180 ${y} 190 ${SOURCES[index]} 238 ${SOURCES[index]}`}
              />
              <rect x="238" y={(SOURCES[index] ?? 0) - 9} width="16" height="18" rx="2" />
            </>
          ) : (
            <>
              <path
                className={styles.dashed}
                d={`M112 ${y}C150 ${y} 160 ${SOURCES[index]} ${LOST[index]} ${SOURCES[index]}`}
              />
              <text x={(LOST[index] ?? 0) + 8} y={(SOURCES[index] ?? 0) + 4}>
                ?
              </text>
            </>
          )}
        </g>
      ))}
      {isWith &&
        content()
          .one('pages/ai-employees')
          .employee.comparison.sources.map((source, index) => (
            <text x="261" y={(SOURCES[index] ?? 0) + 4} key={SOURCES[index]}>
              {source}
            </text>
          ))}
    </>
  );
}

/** Two reports that disagree are for a person. */
function whoseIs(line: number): 'agent' | 'human' {
  return line === 1 || line === 2 ? 'human' : 'agent';
}
