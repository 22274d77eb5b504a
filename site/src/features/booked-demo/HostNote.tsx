import { HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import styles from './ConfirmNote.module.css';

/** What becomes of a demo that its host has still to confirm. */
export function HostNote() {
  return (
    <p className={styles.root}>
      <strong>{HOST_CONFIRMS}.</strong> We can’t see our host’s calendar right now. The time is held for you,
      and you get an email: with the calendar invitation, or with other times to choose from.
    </p>
  );
}
