import { content } from '../content.ts';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      {content().one('menus').header.skip}
    </a>
  );
}
