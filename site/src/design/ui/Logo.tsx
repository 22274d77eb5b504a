import { svgAddress } from 'contract/content/mark.ts';
import { ownMark } from '../../brand-look.ts';
import styles from './Logo.module.css';
import { mark } from './mark.ts';

/**
 * The mark of the brand, or else three threads of people and three of agents, woven. Decorative; the name stands
 * beside it.
 */
export function Logo() {
  const own = ownMark();
  if (own) return <img className={styles.root} src={svgAddress(own.svg)} alt="" />;
  return (
    <svg className={styles.root} viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      <path className={styles.human} d={mark.warp} />
      <path className={styles.agent} d={mark.weft} />
    </svg>
  );
}
