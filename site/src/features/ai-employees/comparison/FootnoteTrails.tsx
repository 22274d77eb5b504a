import { content } from '../../../content.ts';
import by from '../pictures/by.module.css';
import styles from './Drawing.module.css';
import type { Half } from './drawing.ts';

const LINES = [30, 52, 74, 96] as const;
/** Where the trail of each line ends: at the source, or halfway. */
const SOURCES = [22, 50, 78, 106] as const;
const LOST = [196, 172, 214, 184] as const;

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
