import type { ReactNode } from 'react';
import styles from './Card.module.css';
import box from './card-box.module.css';
import rail from './rail.module.css';

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
    <li className={`${box.box} ${styles.root}`}>
      {icon && <span className={box.icon}>{icon}</span>}
      <h3>{title}</h3>
      <p className={box.text}>{text}</p>
      {children && <div className={box.foot}>{children}</div>}
    </li>
  );
}

/** The grid that cards stand in: as many columns as fit, `columns` at most; on a phone one, or a row to be moved. */
export function CardGrid({
  columns,
  isRail = false,
  children,
}: {
  columns: 2 | 3 | 4;
  /** True for cards that each have a link, by which the keyboard can move the row. */
  isRail?: boolean;
  children: ReactNode;
}) {
  return (
    <ul className={`${styles.grid} ${styles[`columns${columns}`]} ${isRail ? rail.rail : ''}`}>{children}</ul>
  );
}
