import { Check } from 'lucide-react';
import { content } from '../../content.ts';
import styles from './DemoIntro.module.css';

/** Why to book: static words beside the calendar. */
export function DemoIntro() {
  const { title, lede, points } = content().one('pages/book-demo');
  return (
    <div id="opening" className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{lede}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li className={styles.point} key={point}>
            <Check className={styles.icon} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
