import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import styles from './Notice.module.css';

/** A whole page that says one thing and offers the next step. `picture` stands beside it: threads, or where else to go. */
export function Notice({
  eyebrow,
  title,
  children,
  actions,
  picture,
}: {
  eyebrow?: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  picture?: ReactNode;
}) {
  return (
    <div className={picture ? `${styles.root} ${styles.withPicture}` : styles.root}>
      <div id="opening" className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        <div className={styles.text}>{children}</div>
        {actions && <Actions>{actions}</Actions>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
