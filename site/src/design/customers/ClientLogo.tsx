import type { Client } from 'contract/content/pages/home.ts';
import unseen from '../ui/unseen.module.css';
import styles from './ClientLogo.module.css';
import { UNIT, wordMarks } from './word-marks.ts';

/** Of the sign, and of the whole; the name begins after a gap. */
const HEIGHT = 24;
const NAME_AT = 32;
/** Where capitals 13 px high stand in the middle. */
const BASELINE = 18.5;
/** Where the capitals of the text face are 13 px high. */
const FONT_SIZE = 18;

/** One client's logo: a drawn sign and the name, outlined in a face of its own (S1 section 3). */
export function ClientLogo({ client: { name, logo, isOutlined, widthClass } }: { client: Client }) {
  const mark = wordMarks[name];
  if (!mark) throw new Error(`${name} has no outline in word-marks.ts`);
  return (
    <span className={`${styles.root} ${styles[widthClass]}`}>
      <svg
        className={styles.logo}
        viewBox={`0 0 ${Math.ceil(NAME_AT + mark.width * UNIT)} ${HEIGHT}`}
        aria-hidden="true"
      >
        <path className={isOutlined ? styles.outlined : ''} fillRule="evenodd" d={logo} />
        {mark.path ? (
          <path transform={`translate(${NAME_AT} ${BASELINE}) scale(${UNIT})`} d={mark.path} />
        ) : (
          <text x={NAME_AT} y={BASELINE} textLength={Math.round(mark.width * UNIT)} fontSize={FONT_SIZE}>
            {name}
          </text>
        )}
      </svg>
      <span className={unseen.unseen}>{name}</span>
    </span>
  );
}
