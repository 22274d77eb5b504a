import styles from './Agenda.module.css';
import { agenda } from './agenda.ts';

/** Four cards: what the talk will be about (S1 section 2.7). */
export function Agenda() {
  return (
    <section aria-labelledby="agenda-title">
      <h2 className={styles.title} id="agenda-title">
        What we can cover
      </h2>
      <ul className={styles.cards}>
        {agenda.map(({ icon: Icon, title, text }) => (
          <li className={styles.card} key={title}>
            <Icon className={styles.icon} size={22} aria-hidden="true" />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
