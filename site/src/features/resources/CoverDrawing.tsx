import { brand } from '../../brand.ts';
import { fill } from '../../design/ui/fill.ts';
import { weave } from '../../design/ui/weave.ts';
import styles from './CoverDrawing.module.css';

const cloth = weave(14, 12, 3.5);

/** The cover of a whitepaper: its title above a cloth that runs over the edges. */
export function CoverDrawing({ title, alt }: { title: string; alt: string }) {
  return (
    <div className={styles.root} role="img" aria-label={fill(alt, { title })}>
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
