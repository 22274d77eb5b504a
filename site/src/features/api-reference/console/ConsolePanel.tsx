import { SquareTerminal } from 'lucide-react';
import { wordsFor } from '../../../words.ts';
import { reference } from '../reference-pages.ts';
import styles from './ConsolePanel.module.css';

/** Place of the console, which is loaded once it is opened (`behaviour/start.ts`). */
export function ConsolePanel() {
  const words = wordsFor('reference');
  const emittedEvents = reference().socket.flatMap(({ emits }) =>
    emits ? [{ name: emits.name, example: emits.example }] : [],
  );
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
