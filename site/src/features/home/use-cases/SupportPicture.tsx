import type { Home } from 'contract/content/pages/home.ts';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import room from './room.module.css';
import styles from './SupportPicture.module.css';

/** Customer Support Agent: a thread that the agent opens and a person closes. */
export function SupportPicture({ words }: { words: Home['useCases']['support']['picture'] }) {
  const { title, alt, thread, handover, takeover, thanks } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.thread}>
        {thread.map(({ by, text }) => (
          <p className={by && styles.agent} key={text}>
            {by && <b>{by}</b>}
            {text}
          </p>
        ))}
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
      <div className={styles.thread}>
        <p className={styles.human}>
          <b>{takeover.by}</b>
          {takeover.text}
        </p>
        <p className={room.ifRoom}>{thanks}</p>
      </div>
    </Picture>
  );
}
