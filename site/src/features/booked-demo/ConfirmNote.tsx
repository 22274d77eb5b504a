import { content } from '../../content.ts';
import styles from './ConfirmNote.module.css';

/** What a visitor still has to do for a demo that waits for its confirmation. */
export function ConfirmNote() {
  const { title, text } = content().one('pages/booked-demo').confirm;
  return (
    <p className={styles.root}>
      <strong>{title}</strong> {text}
    </p>
  );
}
