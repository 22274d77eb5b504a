import { brand } from '../brand.ts';
import { Logo } from '../design/ui/Logo.tsx';
import styles from './PrintHead.module.css';
import { PRINTED_ID } from './printed.ts';

/** Only on paper: whose page it is, and its address. Beside a result a script adds the day (`printed.ts`). */
export function PrintHead({ path, origin }: { path: string; origin: string }) {
  return (
    <div className={styles.root}>
      <p className={styles.name}>
        <Logo />
        {brand.name}
      </p>
      <p id={PRINTED_ID}>{origin + path}</p>
    </div>
  );
}
