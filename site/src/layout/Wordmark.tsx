import { brand } from '../brand.ts';
import { Logo } from '../design/ui/Logo.tsx';
import { paths } from '../product/paths.ts';
import styles from './Wordmark.module.css';

/** Mark and name, leading home. */
export function Wordmark() {
  return (
    <a className={styles.root} href={paths.home}>
      <Logo />
      {brand.name}
    </a>
  );
}
