import styles from './BuilderTabs.module.css';

/** What can be done once the chatbot is there (S1 section 2.4). */
const LATER = ['Test', 'Deploy'];

/** The title bar: the three steps of a chatbot, of which only the design can be tried here (S1 section 2.4). */
export function BuilderTabs({ panelId }: { panelId: string }) {
  return (
    <div className={styles.root}>
      <div className={styles.tabs} role="tablist" aria-label="Chatbot builder steps">
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
        {LATER.map((name) => (
          <button className={styles.tab} type="button" role="tab" aria-selected="false" disabled key={name}>
            {name}
          </button>
        ))}
      </div>
      <p className={styles.note}>after your request</p>
    </div>
  );
}
