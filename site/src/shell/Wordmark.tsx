import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { LoomMark } from '../ui/LoomMark.tsx';
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
