import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { type Action, useOfferedActions } from '../shared/actions.ts';
import { wordsOf } from '../shared/keys.ts';
import overlay from '../shared/ui/Dialog.module.css';
import { moveIn } from '../shared/ui/row-moves.ts';
import styles from './Palette.module.css';
import { findActions } from './palette.rules.ts';
import { useFound } from './use-found.ts';

/** More would not be read. */
const MOST = 40;

/** Everything that can be done, by typing a few of its letters; and people and leads by name or address. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <ModalOverlay
      className={overlay.overlay ?? ''}
      data-place="top"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={overlay.modal ?? ''} data-place="top" data-size="medium">
        <AriaDialog className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            Search and commands
          </Heading>
          <Finder onClose={onClose} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { found, isSearching } = useFound(query);
  // The palette itself is no command within it.
  const offered = useOfferedActions().filter((action) => action.id !== 'palette' && !action.isKeysOnly);
  const entries = [...findActions(offered, query), ...found].slice(0, MOST);
  const current = Math.min(at, entries.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[data-at="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const run = (action: Action | undefined) => {
    if (!action) return;
    onClose();
    // The dialog gives the focus back first: the action may move it elsewhere.
    setTimeout(action.run);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      run(entries[current]);
      return;
    }
    if (event.key === 'Home' || event.key === 'End') return;
    const to = moveIn(event.key, current, entries.length, 8);
    if (to === undefined) return;
    event.preventDefault();
    // From the last to the first, and back.
    const isAtEnd = to === current && entries.length > 1;
    setAt(isAtEnd ? (current === 0 ? entries.length - 1 : 0) : to);
  };

  return (
    <>
      <input
        className={styles.input}
        // biome-ignore lint/a11y/noAutofocus: the dialog is for typing here
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries[current] && `${id}-${current}`}
        aria-label="Search people, leads and commands"
        placeholder="Search people, leads and commands"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {entries.map((action, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={action.id}
            id={`${id}-${index}`}
            data-at={index}
            role="option"
            aria-selected={index === current}
            className={styles.entry}
            data-begins={entries[index - 1]?.group === action.group ? undefined : action.group}
            onPointerMove={() => setAt(index)}
            onClick={() => run(action)}
          >
            <span className={styles.label}>{action.label}</span>
            {action.keys && <kbd>{wordsOf(action.keys)}</kbd>}
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {entries.length === 0 && (isSearching ? 'Searching…' : 'Nothing is called that')}
      </p>
    </>
  );
}
