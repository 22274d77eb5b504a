import { content } from '../../content.ts';
import { fill } from '../../design/ui/fill.ts';
import styles from './Stars.module.css';

const COUNT = 5;
const SIZE = 20;
const WIDTH = COUNT * SIZE;
/** A star in a square of 20, from its top. */
const STAR = 'l2.6 5.4 6 .8-4.4 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.4-4.1 6-.8z';
const path = Array.from({ length: COUNT }, (_, index) => `M${index * SIZE + 10} 2${STAR}`).join('');

/** Five stars, filled as far as the rating goes. */
export function Stars({ rating }: { rating: number }) {
  const filled = rating * SIZE;
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${WIDTH} ${SIZE}`}
      role="img"
      aria-label={fill(content().one('courses').opening.stars, { rating })}
    >
      <path d={path} />
      <svg
        aria-hidden="true"
        className={styles.filled}
        width={filled}
        height={SIZE}
        viewBox={`0 0 ${filled} ${SIZE}`}
      >
        <path d={path} />
      </svg>
    </svg>
  );
}
