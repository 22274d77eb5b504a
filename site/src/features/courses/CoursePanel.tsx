import { CirclePlay, Layers, Infinity as Lifetime, Play, ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { content } from '../../content.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Meter } from '../../design/pictures/Meter.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { formatNumber } from '../../design/ui/format-number.ts';
import { SoonButton } from '../../design/ui/SoonButton.tsx';
import styles from './CoursePanel.module.css';
import { fillCourse } from './course-length.ts';

const ICONS = [CirclePlay, Layers, Lifetime, ShieldCheck];

/**
 * The price panel (S2 section 9, 'Course and affiliate'). On a small screen its parts lie apart: the facts below
 * the first view, the price and its button at the foot of the window.
 */
export function CoursePanel() {
  const { label, priceUsd, facts, closed, currency, once, enroll, soon } = content().one('courses').offer;
  return (
    <aside className={styles.root} aria-label={label}>
      <div className={styles.about}>
        <div className={styles.picture}>
          <LessonPicture />
        </div>
        <ul className={styles.facts}>
          {ICONS.map((Icon, index) => (
            <li className={styles.fact} key={facts[index]}>
              <Icon size={20} aria-hidden="true" />
              {fillCourse(facts[index] ?? '')}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buy}>
        <div>
          <p className={styles.once}>{closed}</p>
          <p className={styles.price}>
            <span>
              {formatNumber(priceUsd, 2)} <span className={styles.currency}>{currency}</span>
            </span>
            <span className={styles.once}>{once}</span>
          </p>
        </div>
        <div className={styles.action}>
          <SoonButton variant="secondary" message={soon}>
            {enroll}
          </SoonButton>
        </div>
      </div>
    </aside>
  );
}

/** A lesson as it plays: the approval step that module 5 builds. */
function LessonPicture() {
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
