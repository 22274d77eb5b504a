import { Play } from 'lucide-react';
import { Fragment } from 'react';
import { content } from '../../content.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Meter } from '../../design/pictures/Meter.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import styles from './LessonPicture.module.css';

/** A lesson as it plays: the approval step that module 5 builds. */
export function LessonPicture() {
  const { title, alt, steps, caption, time } = content().one('courses').offer.picture;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.stage}>
        {steps.map(({ by, name, text }, index) => (
          <Fragment key={text}>
            {index === 1 && <span className={styles.thread} />}
            {index === 2 && <span className={`${styles.thread} ${styles.back}`} />}
            <div className={styles.step}>
              <Avatar kind={by} name={name} />
              {text}
            </div>
          </Fragment>
        ))}
        <p className={styles.caption}>{caption}</p>
      </div>
      <div className={styles.player}>
        <Play size={16} aria-hidden="true" />
        <Meter percent={39} />
        {time}
      </div>
    </Picture>
  );
}
