import { brand } from '../../brand.ts';
import { LoomMark } from '../../design/ui/LoomMark.tsx';
import { PRINTED_ID } from './address.ts';
import styles from './PrintHead.module.css';
import { page } from './page.ts';

/** Only on paper: whose page it is, and its address. With a result its day and its own address stand there (`KeepResult`). */
export function PrintHead() {
  return (
    <div className={styles.root}>
      <p className={styles.name}>
        <LoomMark />
        {brand.name}
      </p>
      <p id={PRINTED_ID}>{brand.siteUrl + page.path}</p>
    </div>
  );
}
