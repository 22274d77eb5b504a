import styles from './MethodBadge.module.css';
import type { Method } from './reference-pages.ts';

/** Which way a call goes, in its colour: marigold what your program says on the socket, indigo what answers. */
export function MethodBadge({ method }: { method: Method | 'ON' }) {
  return <span className={`${styles.root} ${styles[method.toLowerCase()]}`}>{method}</span>;
}
