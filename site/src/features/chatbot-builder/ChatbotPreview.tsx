import { type ReactNode, useEffect, useRef } from 'react';
import { LineIcon } from '../../design/ui/LineIcon.tsx';
import { wordsFor } from '../../words.ts';
import styles from './ChatbotPreview.module.css';
import type { Draft } from './draft.ts';

/**
 * The chatbot as its guests will see it (S1 section 2.4), with a `mark`, on a website that is drawn. A suggestion that is
 * tapped gets a prepared answer, by styles alone. The colours reach the style sheet as properties.
 */
export function ChatbotPreview({
  draft: { title, welcome, placeholder, suggestions, bubble, text },
  mark,
}: {
  draft: Draft;
  mark: ReactNode;
}) {
  const words = wordsFor('chatbotBuilder');
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    root.current?.style.setProperty('--bubble', bubble.value);
    root.current?.style.setProperty('--bubble-text', text.value);
  }, [bubble, text]);

  return (
    <section className={styles.root} ref={root} aria-label={words.preview} data-says="scene">
      <div className={styles.widget}>
        <p className={styles.head}>
          {mark}
          <span>{title}</span>
        </p>
        <div className={styles.talk}>
          {welcome && <p className={styles.bubble}>{welcome}</p>}
          {suggestions.length > 0 && (
            <ul className={styles.suggestions}>
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <details name="suggestion">
                    <summary className={styles.suggestion}>{suggestion}</summary>
                  </details>
                </li>
              ))}
            </ul>
          )}
          <div role="status">
            <p className={`${styles.bubble} ${styles.answer}`}>{words.sampleAnswer}</p>
          </div>
        </div>
        <div className={styles.foot}>
          <input
            className={styles.input}
            type="text"
            placeholder={placeholder}
            aria-label={words.message}
            disabled
          />
          <button className={styles.send} type="button" aria-label={words.send} disabled>
            <LineIcon name="send" size={18} />
          </button>
        </div>
      </div>
    </section>
  );
}

/** The title bar: the three steps of a chatbot, of which only the design can be tried here (S1 section 2.4). */
export function BuilderTabs({ panelId }: { panelId: string }) {
  const words = wordsFor('chatbotBuilder');
  return (
    <div className={styles.builderTabs}>
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
