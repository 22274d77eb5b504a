import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** One item of a grid: what it is, a sentence or two, and where it leads. `children` close it: a link, a badge. */
export function Card({
  icon,
  title,
  text,
  children,
}: {
  icon?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={styles.root}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.foot}>{children}</div>}
    </li>
  );
}

/** The grid that cards stand in: as many columns as fit, `columns` at most. */
export function CardGrid({ columns, children }: { columns: 2 | 3 | 4; children: ReactNode }) {
  return <ul className={`${styles.grid} ${styles[`columns${columns}`]}`}>{children}</ul>;
}
