import { CONFIRM_MINUTES } from 'contract/bookings/demo-calendar-rules.ts';
import styles from './ConfirmNote.module.css';

/** What a visitor still has to do for a demo that waits for its confirmation. */
export function ConfirmNote() {
  return (
    <p className={styles.root}>
      <strong>One more step: check your email.</strong> We’ve sent you a link. Confirm your demo with it
      within {CONFIRM_MINUTES} minutes, or the time is free again.
    </p>
  );
}
