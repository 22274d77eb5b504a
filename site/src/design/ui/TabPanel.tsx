import type { ReactNode } from 'react';
import styles from './TabPanel.module.css';

/** What one of the `Tabs` shows. All but the first start hidden. */
export function TabPanel({ id, isFirst, children }: { id: string; isFirst: boolean; children: ReactNode }) {
  return (
    <div
      className={styles.root}
      role="tabpanel"
      id={id}
      aria-labelledby={`${id}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern lets the keyboard into a panel without controls
      tabIndex={0}
      hidden={!isFirst}
    >
      {children}
    </div>
  );
}
