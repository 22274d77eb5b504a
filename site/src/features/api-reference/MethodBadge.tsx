import styles from './MethodBadge.module.css';
import type { Method } from './reference-pages.ts';

/** Badge of a call's direction, in its colour: marigold for events that your program emits, indigo for answers. */
export function MethodBadge({ method }: { method: Method | 'ON' }) {
  return <span className={`${styles.root} ${styles[method.toLowerCase()]}`}>{method}</span>;
}
