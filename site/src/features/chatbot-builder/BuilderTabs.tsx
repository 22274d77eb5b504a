import { wordsFor } from '../../words.ts';
import styles from './BuilderTabs.module.css';

/** The title bar: the three steps of a chatbot, of which only the design can be tried here (S1 section 2.4). */
export function BuilderTabs({ panelId }: { panelId: string }) {
  const words = wordsFor('chatbotBuilder');
  return (
    <div className={styles.root}>
      <div className={styles.tabs} role="tablist" aria-label={words.steps}>
        <button
          className={styles.tab}
          type="button"
          role="tab"
          id={`${panelId}-tab`}
          aria-selected="true"
          aria-controls={panelId}
        >
          {words.design}
        </button>
        {[words.test, words.deploy].map((name) => (
          <button className={styles.tab} type="button" role="tab" aria-selected="false" disabled key={name}>
            {name}
          </button>
        ))}
      </div>
      <p className={styles.note}>{words.later}</p>
    </div>
  );
}
