import type { ReactNode } from 'react';
import styles from './ExplorerPanels.module.css';

/** One of several jobs of the product, as an explorer shows it (S1 section 3, 'Showcase tab entry'). */
export interface ExplorerEntry {
  /** Also the id of its panel, and so the address that opens it. */
  id: string;
  title: string;
  description: string;
  picture: ReactNode;
  impact: Impact;
}

/** Changes for the business, in one form for all. */
export interface Impact {
  /** A figure where S1 section 9 claims one, else the change in a few words. */
  lead: string;
  /** Reads on from it. */
  text: string;
}

/** The panels of an explorer, each a picture of the work and what it is worth; they stand in `Tabs`. */
export function ExplorerPanels({
  entries,
  impact: label,
}: {
  entries: readonly ExplorerEntry[];
  impact: string;
}) {
  return (
    <>
      {entries.map(({ id, title, description, picture, impact }, index) => (
        <TabPanel id={id} isFirst={index === 0} key={id}>
          <div className={styles.root}>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
              <div className={styles.impact}>
                <p className={styles.label}>{label}</p>
                <p className={styles.lead}>{impact.lead}</p>
                <p className={styles.text}>{impact.text}</p>
              </div>
            </div>
            {picture}
          </div>
        </TabPanel>
      ))}
    </>
  );
}

/** Panel of one of the `Tabs`. All but the first start hidden. */
export function TabPanel({ id, isFirst, children }: { id: string; isFirst: boolean; children: ReactNode }) {
  return (
    <div
      className={styles.tabPanel}
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
