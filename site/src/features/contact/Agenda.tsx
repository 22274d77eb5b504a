import { content } from '../../content.ts';
import { NAMED_ICONS } from '../../layout/icons/named-icons.ts';
import styles from './Agenda.module.css';

/** Four cards: what the talk will be about (S1 section 2.7). */
export function Agenda() {
  const { title, points } = content().one('pages/contact').agenda;
  return (
    <section aria-labelledby="agenda-title">
      <h2 className={styles.title} id="agenda-title">
        {title}
      </h2>
      <ul className={styles.cards}>
        {points.map((point) => {
          const Icon = NAMED_ICONS[point.icon];
          return (
            <li className={styles.card} key={point.title}>
              <Icon className={styles.icon} size={22} aria-hidden="true" />
              <h3 className={styles.name}>{point.title}</h3>
              <p className={styles.text}>{point.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
