import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  /** Id of the heading inside. */
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
export function Dialog({ isOpen, labelledBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    // The dialog itself first: a screen reader reads its name, and a phone shows the summary, not a keyboard.
    element.focus();
  }, [isOpen]);

  return (
    <dialog
      className={styles.root}
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onKeyDown={keepFocusInside}
    >
      {children}
    </dialog>
  );
}

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [leaving, entering] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const isOnDialog = document.activeElement === event.currentTarget;
  if (document.activeElement !== leaving && !(event.shiftKey && isOnDialog)) return;
  event.preventDefault();
  entering?.focus();
}
