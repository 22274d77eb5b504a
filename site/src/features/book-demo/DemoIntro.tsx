import { Check } from 'lucide-react';
import styles from './DemoIntro.module.css';
import { demoAgenda } from './demo-agenda.ts';

/** Why to book: static words beside the calendar. */
export function DemoIntro() {
  const { title, description, points } = demoAgenda;
  return (
    <div id="opening" className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{description}</p>
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
