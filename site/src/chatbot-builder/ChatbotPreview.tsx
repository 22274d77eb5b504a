import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LoomMark } from '../ui/LoomMark.tsx';
import styles from './ChatbotPreview.module.css';
import type { Draft } from './draft.ts';

/** The chatbot as its guests will see it (S1 section 2.4). Its colours reach the style sheet as properties. */
export function ChatbotPreview({
  draft: { title, welcome, placeholder, suggestions, bubble, text },
}: {
  draft: Draft;
}) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    root.current?.style.setProperty('--bubble', bubble.value);
    root.current?.style.setProperty('--bubble-text', text.value);
  }, [bubble, text]);

  return (
    <section className={styles.root} ref={root} aria-label="Chatbot preview">
      <p className={styles.head}>
        <LoomMark />
        <span>{title}</span>
      </p>
      <div className={styles.talk}>
        {welcome && <p className={styles.bubble}>{welcome}</p>}
        {suggestions.length > 0 && (
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li className={styles.suggestion} key={suggestion}>
                {suggestion}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.foot}>
        <input className={styles.input} type="text" placeholder={placeholder} aria-label="Message" disabled />
        <button className={styles.send} type="button" aria-label="Send" disabled>
          <SendHorizontal size={18} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
