import { useEffect, useRef } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import unseen from '../../../design/ui/unseen.module.css';
import voices from '../../../design/ui/voices.module.css';
import styles from './Desk.module.css';
import { buttonsOf, type DraftEvent, type Item } from './desk.ts';
import { DRAFT_MAX_LENGTH } from './draft-length.ts';

/** How long an agent takes to write again. */
const REDRAFT_MS = 900;

/** A draft of the queue: its row, and behind it what it says, its sources, and what can be done with it. */
export function DraftCard({
  item,
  isFirst,
  act,
}: {
  item: Item;
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
        <span>{phase === 'approved' ? '✓ Approved' : draft.detail}</span>
      </summary>
      <div className={styles.panel} ref={panel}>
        {phase === 'editing' ? (
          <textarea
            className={voices.machine}
            aria-label={`Edit ${draft.work}`}
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
          <legend className={unseen.unseen}>{`Decide on ${draft.work}`}</legend>
          {phase === 'redrafting' && (
            <Button variant="secondary" isBusy>
              {`${draft.agent}’s on it`}
            </Button>
          )}
          {buttonsOf(item).map((label, index) => (
            <Button
              variant={index || phase === 'choosing' ? 'secondary' : 'primary'}
              onClick={() => act({ press: label, text: panel.current?.querySelector('textarea')?.value })}
              key={label}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      </div>
    </details>
  );
}
