import styles from './BuilderTabs.module.css';

/** The three steps of a chatbot. Only the design can be tried here (S1 section 2.4). */
export function BuilderTabs({ panelId }: { panelId: string }) {
  return (
    <div className={styles.root} role="tablist" aria-label="Chatbot builder steps">
      <button
        className={styles.tab}
        type="button"
        role="tab"
        id={`${panelId}-tab`}
        aria-selected="true"
        aria-controls={panelId}
      >
        Design
      </button>
      <button className={styles.tab} type="button" role="tab" aria-selected="false" disabled>
        Test
      </button>
      <button className={styles.tab} type="button" role="tab" aria-selected="false" disabled>
        Deploy
      </button>
    </div>
  );
}
