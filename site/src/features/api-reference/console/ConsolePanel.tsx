import { chatEndpoints } from 'contract/reference/chat-endpoints.ts';
import { SquareTerminal } from 'lucide-react';
import { wordsFor } from '../../../words.ts';
import styles from './ConsolePanel.module.css';

const emittedEvents = chatEndpoints.flatMap(({ emits }) =>
  emits ? [{ name: emits.name, example: emits.example }] : [],
);

/** Where the console comes to stand once it is opened; nothing of it is loaded before (`behaviour/console.ts`). */
export function ConsolePanel() {
  const words = wordsFor('reference');
  return (
    <details className={styles.root} id="console" data-console>
      <summary className={styles.summary}>
        <SquareTerminal size={20} aria-hidden="true" />
        <span>
          {words.console}
          <span className={styles.hint}>{words.consoleHint}</span>
        </span>
      </summary>
      <div className={styles.content} data-console-content data-events={JSON.stringify(emittedEvents)}>
        <noscript>{words.consoleNeedsScript}</noscript>
      </div>
    </details>
  );
}
