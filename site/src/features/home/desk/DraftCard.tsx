import { fill } from 'contract/content/fill.ts';
import type { DeskWords } from 'contract/content/pages/home.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import unseen from '../../../design/ui/unseen.module.css';
import voices from '../../../design/ui/voices.module.css';
import styles from './Desk.module.css';
import { buttonsOf, type DraftEvent, type Item } from './desk.ts';

/** Characters that a draft on the desk may have, as prepared and as edited. */
export const DRAFT_MAX_LENGTH = 280;

/** Time that an agent takes to write again. */
const REDRAFT_MS = 900;

/** A draft of the queue: its row, and behind it what it says, its sources, and what can be done with it. */
export function DraftCard({
  item,
  words,
  isFirst,
  act,
}: {
  item: Item;
  words: DeskWords;
  isFirst: boolean;
  act: (event: DraftEvent) => void;
}) {
  const { draft, text, phase, isTouched } = item;
  const panel = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a phase begins once, whatever else renders again
  useEffect(() => {
    // What had the focus has gone with its phase: the next one begins on what comes first.
    if (isTouched) panel.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    if (phase !== 'redrafting') return;
    const timer = setTimeout(act, REDRAFT_MS, {});
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <details className={styles.item} name="desk" data-phase={phase} open={isFirst}>
      <summary>
        <span className={styles.agent}>{draft.agent}</span>
        <b>{draft.title}</b>
        <span>{phase === 'approved' ? words.approved : draft.detail}</span>
      </summary>
      <div className={styles.panel} ref={panel}>
        {phase === 'editing' ? (
          <textarea
            className={voices.machine}
            aria-label={fill(words.editing, { work: draft.work })}
            defaultValue={text}
            maxLength={DRAFT_MAX_LENGTH}
          />
        ) : (
          <p className={voices.machine}>{text}</p>
        )}
        <ul>
          {draft.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        <fieldset>
          <legend className={unseen.unseen}>{fill(words.decide, { work: draft.work })}</legend>
          {phase === 'redrafting' && (
            <Button variant="secondary" isBusy>
              {fill(words.redrafting, { agent: draft.agent })}
            </Button>
          )}
          {buttonsOf(item).map((press, index) => (
            <Button
              variant={index || phase === 'choosing' ? 'secondary' : 'primary'}
              onClick={() => act({ press, text: panel.current?.querySelector('textarea')?.value })}
              key={press}
            >
              {press in words ? words[press as keyof DeskWords] : press}
            </Button>
          ))}
        </fieldset>
      </div>
    </details>
  );
}
