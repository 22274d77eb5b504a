import type { ReactNode } from 'react';
import { Lede } from './Lede.tsx';
import styles from './SectionHead.module.css';

/** The heading of a section and one paragraph that says why to read on. `id` names the section. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.root}>
      <h2 id={id}>{title}</h2>
      {children && <Lede>{children}</Lede>}
    </div>
  );
}
