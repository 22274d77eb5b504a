import { fill } from 'contract/content/fill.ts';
import type { DeskWords, Draft } from 'contract/content/pages/home.ts';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import reached from '../../../design/ui/reached.module.css';
import { showReceipt } from '../../../design/ui/show-receipt.ts';
import { AuditTrail, type TrailEntry } from './AuditTrail.tsx';
import styles from './Desk.module.css';
import { DraftCard } from './DraftCard.tsx';
import { type DraftEvent, decide, nextAfter, receiptOf, setOut, timeTaken } from './desk.ts';

/**
 * Drafts to approve, edit or send back, and the trail of what was decided. Hydrated for these buttons, as soon as a
 * visitor reaches for the desk: see `reached.module.css`. Without script the drafts open and
 * close, and the trail tells how they came about. `drafts`, what is `done` and the `words` are props, so that they travel in the page and not in the
 * script. `children` are where to go once all is decided.
 */
export function Desk({
  drafts,
  done,
  words,
  children,
}: {
  drafts: readonly Draft[];
  done: readonly TrailEntry[];
  words: DeskWords;
  children?: ReactNode;
}) {
  const [desk, dispatch] = useReducer(decide, { drafts, done, words }, setOut);
  const queue = useRef<HTMLDivElement>(null);
  const taken = timeTaken(desk);

  // The script comes when the visitor does.
  useEffect(() => dispatch({ whole: 'reach', at: Date.now() }), []);

  /** Opens one draft and no other, and leaves the focus on its row. */
  const turnTo = (index: number) => {
    for (const [at, row] of queue.current?.querySelectorAll('details').entries() ?? []) {
      row.open = at === index;
      if (row.open) row.querySelector('summary')?.focus();
    }
  };

  const act = (index: number, event: DraftEvent) => {
    dispatch({ ...event, index, at: Date.now() });
    if (event.press === 'approve') turnTo(nextAfter(desk.items, index));
  };

  return (
    <div
      className={reached.reached}
      // The second press of a double click would decide about the draft that has moved up.
      onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
    >
      <div className={styles.root}>
        <div className={styles.queue} ref={queue}>
          {desk.items.map((item, index) => (
            <DraftCard
              item={item}
              words={words}
              isFirst={index === 0}
              act={(event) => act(index, event)}
              key={item.draft.agent}
            />
          ))}
          {taken && (
            <div className={styles.done}>
              <p ref={focus} tabIndex={-1}>
                {fill(words.finished, { time: taken })}
              </p>
              {children}
              <Button variant="secondary" onClick={() => showReceipt(receiptOf(desk, taken))}>
                {words.receipt}
              </Button>
              <Button
                variant="secondary"
                onClick={() => {
                  dispatch({ whole: 'start over', at: Date.now() });
                  turnTo(0);
                }}
              >
                {words.startOver}
              </Button>
            </div>
          )}
        </div>
        <AuditTrail title={words.trail} lines={desk.trail} />
      </div>
    </div>
  );
}

/** Focuses an element. A ref: called once, when the element comes. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
