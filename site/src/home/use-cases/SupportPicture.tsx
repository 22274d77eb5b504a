import { Handover } from '../../pictures/Handover.tsx';
import { Picture } from '../../pictures/Picture.tsx';
import room from './room.module.css';
import styles from './SupportPicture.module.css';

/** Customer Support Agent: a thread that the agent opens and a person closes. */
export function SupportPicture() {
  return (
    <Picture
      title="Order 40817, chat"
      alt="A support thread: the agent finds a missing chair in stock, the customer needs it sooner than the agent may promise, and a person takes over with a courier."
    >
      <div className={styles.thread}>
        <p>One of my six chairs is missing. We need them all by Saturday.</p>
        <p className={styles.agent}>
          <b>Support agent</b>I am sorry, Wren. The scan shows five boxes of six. The sixth chair is in stock
          and would arrive on Monday.
        </p>
        <p>Monday is too late. Can you courier it?</p>
      </div>
      <Handover agent="Support" human="Amara">
        A courier is above my limit. Amara has the scan and the quote.
      </Handover>
      <div className={styles.thread}>
        <p className={styles.human}>
          <b>Amara, customer care</b>
          Hello Wren, I have read it all. The courier is booked for Friday before noon, and we pay for it.
        </p>
        <p className={room.ifRoom}>Thank you, that saves the birthday.</p>
      </div>
    </Picture>
  );
}
