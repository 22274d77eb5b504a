import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

/** The first view of a page: its name, why it matters to the reader, what to do, and at most one picture. */
export function PageHero({
  title,
  lede,
  actions,
  picture,
}: {
  title: string;
  lede: ReactNode;
  actions?: ReactNode;
  picture?: ReactNode;
}) {
  return (
    <section className={styles.root} aria-labelledby="hero-title">
      <div className={`${styles.inner} ${picture ? styles.withPicture : ''}`}>
        <div className={styles.words}>
          <h1 id="hero-title">{title}</h1>
          <p className={styles.lede}>{lede}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {picture}
      </div>
    </section>
  );
}
