import { content } from '../../../content.ts';
import by from '../pictures/by.module.css';
import styles from './Drawing.module.css';
import type { Half } from './drawing.ts';

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
