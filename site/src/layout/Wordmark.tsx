import { brand } from '../brand.ts';
import { LoomMark } from '../design/ui/LoomMark.tsx';
import { paths } from '../product/paths.ts';
import styles from './Wordmark.module.css';

/** Mark and name, leading home. */
export function Wordmark() {
  return (
    <a className={styles.root} href={paths.home}>
      <LoomMark />
      {brand.name}
    </a>
  );
}
