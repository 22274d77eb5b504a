import { CirclePlay, Layers, Infinity as Lifetime, ShieldCheck } from 'lucide-react';
import { content } from '../../content.ts';
import { formatNumber } from '../../design/ui/format-number.ts';
import { SoonButton } from '../../design/ui/SoonButton.tsx';
import styles from './CoursePanel.module.css';
import { fillCourse } from './course-length.ts';
import { LessonPicture } from './LessonPicture.tsx';

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
