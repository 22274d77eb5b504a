import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import room from './room.module.css';
import styles from './SupportPicture.module.css';

/** Customer Support Agent: a thread that the agent opens and a person closes. */
export function SupportPicture() {
  return (
    <Picture
      title="Order 40817, chat"
      alt="A support thread: the agent finds a missing chair in stock, the customer needs it sooner than the agent can promise, and a person takes over and books a courier."
    >
      <div className={styles.thread}>
        <p>One of my six chairs is missing. We need them all by Saturday.</p>
        <p className={styles.agent}>
          <b>Support agent</b>I’m sorry, Wren. The scan shows five of six boxes shipped. The sixth chair is in
          stock and would reach you Monday.
        </p>
        <p>Monday is too late. Can you courier it?</p>
      </div>
      <Handover agent="Support" human="Amara">
        A courier is over my limit, so I’ve passed the scan and the quote to Amara.
      </Handover>
      <div className={styles.thread}>
        <p className={styles.human}>
          <b>Amara, customer care</b>
          Hi Wren, I’ve read the thread. A courier is booked for Friday before noon, on us.
        </p>
        <p className={room.ifRoom}>Thank you, you saved the party.</p>
      </div>
    </Picture>
  );
}
