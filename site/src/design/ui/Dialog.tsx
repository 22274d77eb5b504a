import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  /** While something is under way that the dialog must outlive: Escape does not close it. */
  isLocked: boolean;
  /** Id of the heading inside, which can take the focus. */
  labelledBy: string;
  /** Escape was pressed, or the dialog was closed in another way of the browser's. */
  onClose: () => void;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * A native modal dialog: the page behind it is inert, and focus returns to where it was. The Tab key goes
 * round inside, instead of leaving for the browser's own buttons.
 */
export function Dialog({ isOpen, isLocked, labelledBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    // The heading first: a screen reader reads the dialog's name, and a phone shows the summary, not a keyboard.
    document.getElementById(labelledBy)?.focus();
  }, [isOpen, labelledBy]);

  const close = () => {
    // A browser lets Escape through the second time, whatever the page says.
    if (isLocked) dialog.current?.showModal();
    else onClose();
  };

  return (
    <dialog
      className={styles.root}
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => isLocked && event.preventDefault()}
      onClose={close}
      onKeyDown={keepFocusInside}
    >
      {children}
    </dialog>
  );
}

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const focused = document.activeElement;
  const isAtStart = focused === first || !stops.includes(focused as HTMLElement);
  if (event.shiftKey ? !isAtStart : focused !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
