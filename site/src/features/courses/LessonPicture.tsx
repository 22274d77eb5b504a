import { Play } from 'lucide-react';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Meter } from '../../design/pictures/Meter.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import styles from './LessonPicture.module.css';

/** A lesson as it plays: the approval step that module 5 builds. */
export function LessonPicture() {
  return (
    <Picture
      title="Module 5, lesson 2"
      alt="A video lesson about approvals, paused at 6:12: an agent drafts a refund of 84 dollars, a person approves it, and only then does the agent send it."
    >
      <div className={styles.stage}>
        <div className={styles.step}>
          <Avatar kind="agent" name="Otto" />
          Draft
        </div>
        <span className={styles.thread} />
        <div className={styles.step}>
          <Avatar kind="human" name="Priya" />
          Approve
        </div>
        <span className={`${styles.thread} ${styles.back}`} />
        <div className={styles.step}>
          <Avatar kind="agent" name="Otto" />
          Send
        </div>
        <p className={styles.caption}>Refund of $84, order 2207</p>
      </div>
      <div className={styles.player}>
        <Play size={16} aria-hidden="true" />
        <Meter percent={39} />
        6:12
      </div>
    </Picture>
  );
}
