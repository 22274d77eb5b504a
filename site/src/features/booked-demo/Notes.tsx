import { content } from '../../content.ts';
import styles from './ConfirmNote.module.css';

/** Outlook for a demo that its host has still to confirm. */
export function HostNote() {
  const { title, text } = content().one('pages/booked-demo').host.waiting;
  return (
    <p className={styles.root}>
      <strong>{title}</strong> {text}
    </p>
  );
}

/** Task of a visitor for a demo that waits for its confirmation. */
export function ConfirmNote() {
  const { title, text } = content().one('pages/booked-demo').confirm;
  return (
    <p className={styles.root}>
      <strong>{title}</strong> {text}
    </p>
  );
}
