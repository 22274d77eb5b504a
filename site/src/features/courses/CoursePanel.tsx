import { CirclePlay, Layers, Infinity as Lifetime, ShieldCheck } from 'lucide-react';
import { SoonButton } from '../../design/ui/SoonButton.tsx';
import styles from './CoursePanel.module.css';
import { coreLength, hoursText, libraryLength } from './course-length.ts';
import { courseModules } from './course-modules.ts';
import { LessonPicture } from './LessonPicture.tsx';
import { guaranteeText, priceText } from './offer.ts';

const facts = [
  { icon: CirclePlay, text: `${libraryLength.lessons} video lessons (${hoursText(libraryLength.minutes)})` },
  {
    icon: Layers,
    text: `Core course: ${courseModules.length} modules, ${coreLength.lessons} lessons, ${hoursText(coreLength.minutes)}`,
  },
  { icon: Lifetime, text: 'Lifetime access' },
  { icon: ShieldCheck, text: guaranteeText },
];

/**
 * The price panel (S2 section 9, 'Course and affiliate'). On a small screen its parts lie apart: the facts below
 * the first view, the price and its button at the foot of the window.
 */
export function CoursePanel() {
  return (
    <aside className={styles.root} aria-label="Price">
      <div className={styles.about}>
        <div className={styles.picture}>
          <LessonPicture />
        </div>
        <ul className={styles.facts}>
          {facts.map(({ icon: Icon, text }) => (
            <li className={styles.fact} key={text}>
              <Icon size={20} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buy}>
        <div>
          <p className={styles.once}>Online enrollment is closed right now.</p>
          <p className={styles.price}>
            <span>
              {priceText} <span className={styles.currency}>USD</span>
            </span>
            <span className={styles.once}>One-time payment</span>
          </p>
        </div>
        <div className={styles.action}>
          <SoonButton variant="secondary" message="It opens soon.">
            Enroll now
          </SoonButton>
        </div>
      </div>
    </aside>
  );
}
