import type { ReactNode } from 'react';
import { Lede } from './Lede.tsx';
import styles from './Section.module.css';

/** A band of the page: the page's width, margins and vertical rhythm. `labelledBy` is the id of its heading. */
export function Section({
  children,
  labelledBy,
  id,
  tone = 'paper',
  isPrinted = true,
  isExtra = false,
  says,
}: {
  children: ReactNode;
  labelledBy?: string;
  id?: string;
  /** The ground: that of the page, or a band of its own where a new idea begins. */
  tone?: 'paper' | 'quiet';
  /** True if a printed page shows it too. */
  isPrinted?: boolean;
  /** A group between the sections that the specification counts, and none of them. */
  isExtra?: boolean;
  /** An invented example: it is never found nor quoted as ours. */
  says?: 'scene';
}) {
  const classes = [styles.root];
  if (tone === 'quiet') classes.push(styles.quiet);
  if (!isPrinted) classes.push(styles.screenOnly);
  const [Band, role] = isExtra ? (['div', 'group'] as const) : (['section', undefined] as const);
  return (
    <Band className={classes.join(' ')} role={role} id={id} aria-labelledby={labelledBy} data-says={says}>
      <div className={styles.inner}>{children}</div>
    </Band>
  );
}

/** The heading of a section and one paragraph that says why to read on. `id` names the section. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.sectionHead}>
      <h2 id={id}>{title}</h2>
      {children && <Lede>{children}</Lede>}
    </div>
  );
}
